#!/usr/bin/env python3
"""How long the language server takes to answer in a text of a thousand lines: cases, rulings one after the other without a
case, and a lecture.

    benches/editor.py [--smoke | --long]    5,000 lines with --long; needs python3 and cargo; REDRESS=path takes a built program

A line is typed, and asked for are its diagnostics, a completion behind it, the figures behind the rulings of a screen, what
is under the pointer, and what mends the line; each round anew, medians and the slowest of ten. Time ends when the answer has
arrived, before it is read as JSON. On Linux the processor time of the server too, in the mean, which is the same on a busy
machine.
"""
import glob, json, os, statistics, subprocess, sys, time

smoke = "--smoke" in sys.argv
rounds, cases = (3, 10) if smoke else (100, 500 if "--long" in sys.argv else 100)
here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
redress = os.environ.get("REDRESS")
if not redress:
    subprocess.run(["cargo", "build", "--release", "--quiet", "--bin", "redress"], cwd=here, check=True)
    redress = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(here, "target")), "release", "redress")

case = """case "Board %d" {
  board 7
  traveller { +620: 3, +500, +300: 3, -100: 2, 4♠+1 N, 3NT= N x2 }
  offenders EW
  obtained 3NT= N
  let td = (60%% 4♠= N & 40%% 4♠-1 N)
  td
  (50%% +620 & 50%% -100)
  (-100)/(+620)
}"""
flat = """board 7
traveller { +620: 3, +500, +300: 3, -100: 2, 4♠+1 N, 3NT= N x2 }
(60%% 4♠= N & 40%% 4♠-1 N)
(%d%% +620 & rest -100)
(-100)/(+620)
"""
lecture = """## Board %d

What is the ruling worth, and to whom?

```ruling
board 7
traveller { +620: 3, +500, +300: 3, -100: 2 }
(60%% 4♠= N & 40%% 4♠-1 N)
```
"""
texts = {
    "cases.ruling": "".join(case % number + "\n" for number in range(1, cases + 1)),
    "flat.ruling": "".join(flat % (number % 100) for number in range(1, 2 * cases + 1)),
    "lecture.md": "# An evening\n" + "".join(lecture % number + "\n" for number in range(1, cases + 1)),
}


class Server:
    def __init__(self):
        self.process = subprocess.Popen([redress, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.next = 0
        self.ask("initialize", {"capabilities": {}})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.startswith(b"Content-Length: "):
                length = int(line[16:])
        return self.process.stdout.read(length)

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.next += 1
        self.send({"id": self.next, "method": method, "params": params})
        while b'"id":%d,' % self.next not in (message := self.read())[:200]:
            pass
        return message

    def published(self, version):
        while b'"version":%d,' % version not in self.read()[:200]:
            pass


server = Server()


def processor():
    """Nanoseconds that the server has computed; 0 where that is not said."""
    tasks = glob.glob(f"/proc/{server.process.pid}/task/*/schedstat")
    return sum(int(open(task).read().split()[0]) for task in tasks)


def recolour(server, of):
    """What is another in the colours since they were asked for last, as editors ask."""
    server.coloured = name_of(server.ask("textDocument/semanticTokens/full/delta", {**of, "previousResultId": server.coloured}))


def name_of(colours):
    return json.loads(colours)["result"]["resultId"]


def measure(name, text):
    document = {"uri": f"file:///{name}"}
    server.tell("textDocument/didOpen", {"textDocument": {**document, "languageId": "redress", "version": 1, "text": text}})
    server.published(1)
    lines = text.split("\n")
    # In the middle, on a line of a script.
    line = next(at for at in range(len(lines) // 2, len(lines)) if lines[at].startswith(("case", "board 7", "(60%")))
    at = {"line": line, "character": 0}
    screen = {"start": {"line": line - 25, "character": 0}, "end": {"line": line + 25, "character": 0}}
    of = {"textDocument": document}
    asked = {
        "diagnostics": None,
        "completion": lambda: server.ask("textDocument/completion", {**of, "position": at}),
        "hints": lambda: server.ask("textDocument/inlayHint", {**of, "range": screen}),
        "hover": lambda: server.ask("textDocument/hover", {**of, "position": at}),
        "fixes": lambda: server.ask(
            "textDocument/codeAction", {**of, "range": {"start": at, "end": at}, "context": {"diagnostics": []}}
        ),
        "colours": lambda: recolour(server, of),
    }
    server.coloured = name_of(server.ask("textDocument/semanticTokens/full", of))
    taken = {name: [] for name in asked}
    busy = {name: 0 for name in asked}
    version = 1
    for _ in range(rounds):
        for question, ask in asked.items():
            version += 1
            end = at if version % 2 == 0 else {"line": line, "character": 1}
            change = [{"range": {"start": at, "end": end}, "text": "e" if version % 2 == 0 else ""}]
            before, start = processor(), time.perf_counter()
            server.tell(
                "textDocument/didChange", {"textDocument": {**document, "version": version}, "contentChanges": change}
            )
            if ask:
                ask()
            else:
                server.published(version)
            taken[question].append((time.perf_counter() - start) * 1000)
            busy[question] += processor() - before
    print(f"{name}, {len(lines) - 1} lines, a key and its answer, ms: median, slowest of ten, processor")
    for question, times in taken.items():
        times.sort()
        slow = times[int(len(times) * 0.9)]
        print(f"{question:12} {statistics.median(times):7.1f} {slow:7.1f} {busy[question] / rounds / 1e6:7.1f}")
    server.tell("textDocument/didClose", of)


for name, text in texts.items():
    measure(name, text)
server.ask("shutdown", None)
server.tell("exit", None)
