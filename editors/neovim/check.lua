-- Opens scripts with the server and says what does not arrive. Run by scripts/editors.sh in a headless Neovim, with the
-- program in REDRESS_PROGRAM and, where it was compiled, the tree-sitter parser in REDRESS_PARSER.
local here = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h")
vim.opt.runtimepath:append(here)
require("redress").setup({ cmd = { vim.env.REDRESS_PROGRAM, "lsp" }, settings = { redress = { language = "en" } } })

local function fail(text)
  io.stderr:write("neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function expect(what, holds)
  if not vim.wait(20000, holds, 20) then
    fail(what)
  end
end

local folder = vim.fn.tempname()
vim.fn.mkdir(folder)
local function open(name, lines)
  vim.fn.writefile(lines, folder .. "/" .. name)
  vim.cmd("edit " .. folder .. "/" .. name)
end

local function diagnostics()
  return vim.diagnostic.get(0)
end

-- A script: what is wrong is said where it stands, and no longer when it is put right.
open("a.ruling", { "board 7", "(60% +620 & 30% -100)" })
expect("no diagnostics in a script", function() return #diagnostics() > 0 end)
if diagnostics()[1].lnum ~= 1 then
  fail("the diagnostic is not on its line")
end
vim.api.nvim_buf_set_lines(0, 0, -1, false, { "other   table   +300", "(60%+620 & 40% -100)" })
expect("diagnostics stay when nothing is wrong", function() return #diagnostics() == 0 end)

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end
local document = { uri = vim.uri_from_bufnr(0) }

local edits = request("textDocument/formatting", { textDocument = document, options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits or {}, vim.api.nvim_get_current_buf(), "utf-16")
if vim.api.nvim_buf_get_lines(0, 0, 1, false)[1] ~= "other table +300" then
  fail("the script is not formatted")
end

local hover = request("textDocument/hover", { textDocument = document, position = { line = 1, character = 2 } })
if not hover then
  fail("no hover over a ruling")
end

-- The other room has +300: +8 IMPs six times in ten and -9 four times are 1.2.
local answer = request("workspace/executeCommand", { command = "redress.run", arguments = { { uri = document.uri, line = 1 } } })
if not (answer and answer.markdown and answer.markdown:find("1.2", 1, true)) then
  fail("redress.run does not show the ruling")
end

-- A lecture: the blocks of Markdown alone, and its page.
open("lecture.md", { "# A lecture", "", "```ruling", "(60% +620 & 30% -100)", "```" })
expect("no diagnostics in a lecture", function() return #diagnostics() > 0 end)
if diagnostics()[1].lnum ~= 3 then
  fail("the diagnostic of a lecture is not on its line")
end
local woven = request("workspace/executeCommand", { command = "redress.weave", arguments = { { uri = vim.uri_from_bufnr(0) } } })
if not (woven and woven.html and woven.html:find("A lecture", 1, true)) then
  fail("redress.weave gives no page")
end

-- Colours: the parser is loaded and its query fits.
if vim.env.REDRESS_PARSER then
  local load = vim.treesitter.require_language or function(name, path) vim.treesitter.language.add(name, { path = path }) end
  load("redress", vim.env.REDRESS_PARSER)
  local queries = here .. "/../tree-sitter-redress/queries/highlights.scm"
  local text = table.concat(vim.fn.readfile(queries), "\n")
  local script = "let td = (60% +620 & rest 4♥x-1 W)\n"
  local root = vim.treesitter.get_string_parser(script, "redress"):parse()[1]:root()
  if root:has_error() then
    fail("the parser does not read a script")
  end
  local query = (vim.treesitter.query.parse or vim.treesitter.query.parse_query)("redress", text)
  local found = {}
  for id in query:iter_captures(root, script, 0, -1) do
    found[query.captures[id]] = true
  end
  for _, wanted in ipairs({ "keyword", "number", "variable", "operator", "character" }) do
    if not found[wanted] then
      fail("nothing is coloured as " .. wanted)
    end
  end
end

print("neovim: diagnostics, formatting, hover, commands and colours arrive\n")
vim.cmd("qall!")
