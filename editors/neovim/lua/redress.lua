-- redress in Neovim 0.7 and later, without other plugins: the language server in `.ruling` and `.conventions` files and in
-- Markdown, and its commands. With Neovim 0.9 and a parser on the path, the colours of tree-sitter.
local M = {}

local defaults = {
  cmd = { "redress", "lsp" },
  filetypes = { "redress", "markdown" },
  settings = { redress = { language = "auto", inlayHints = true } },
}

--- Shows what a command of the server answers.
local function show(_, result)
  if result and result.markdown then
    local lines = vim.split(result.markdown, "\n")
    vim.lsp.util.open_floating_preview(lines, "markdown", { border = "single", focusable = true })
  end
end

local function server_of(buffer)
  local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)({ bufnr = buffer, name = "redress" })
  for _, client in pairs(clients) do
    if client.name == "redress" then
      return client
    end
  end
end

local function ask(command, argument)
  local client = server_of(0)
  if not client then
    vim.notify("redress: no server is running here", vim.log.levels.WARN)
    return
  end
  local params = { command = command, arguments = { argument } }
  if vim.fn.has("nvim-0.11") == 1 then
    client:request("workspace/executeCommand", params, show, 0)
  else
    client.request("workspace/executeCommand", params, show, 0)
  end
end

local function here()
  return { uri = vim.uri_from_bufnr(0), line = vim.api.nvim_win_get_cursor(0)[1] - 1 }
end

local function commands()
  for _, name in ipairs({ "run", "test", "explain" }) do
    -- Code lenses come here.
    vim.lsp.commands["redress." .. name] = function(lens)
      ask(lens.command, (lens.arguments or { here() })[1])
    end
  end
  local define = vim.api.nvim_create_user_command
  define("RedressRun", function() ask("redress.run", here()) end, { desc = "Results of the case at the cursor" })
  define("RedressTest", function() ask("redress.test", here()) end, { desc = "Expectations of the case at the cursor" })
  define("RedressExplain", function(given)
    ask("redress.explain", { topic = given.args })
  end, { nargs = 1, desc = "Explain a Law, a word, a setting or a code" })
end

local function attach(buffer, options)
  local config = {
    name = "redress",
    cmd = options.cmd,
    root_dir = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":p:h"),
    settings = options.settings,
    init_options = options.settings.redress,
  }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    M.client = M.client or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(buffer, M.client)
  end
  if options.settings.redress.inlayHints and vim.lsp.inlay_hint then
    pcall(vim.lsp.inlay_hint.enable, true, { bufnr = buffer })
  end
end

--- Starts the server wherever it is of use. `options` may have `cmd`, `filetypes` and `settings`.
function M.setup(options)
  options = vim.tbl_deep_extend("force", defaults, options or {})
  local group = vim.api.nvim_create_augroup("redress", { clear = true })
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    group = group,
    pattern = { "*.ruling", "*.conventions" },
    command = "setfiletype redress",
  })
  if vim.treesitter.language and vim.treesitter.language.register then
    vim.treesitter.language.register("redress", { "redress", "ruling" })
  end
  commands()
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = options.filetypes,
    callback = function(event)
      if event.match == "redress" then
        vim.bo[event.buf].commentstring = "# %s"
        if vim.treesitter.start then
          pcall(vim.treesitter.start, event.buf, "redress")
        end
      end
      attach(event.buf, options)
    end,
  })
end

return M
