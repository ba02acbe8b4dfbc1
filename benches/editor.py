#!/usr/bin/env python3
"""How long the language server takes to answer in a script of a thousand lines.

    benches/editor.py [--smoke]     needs python3 and cargo; REDRESS=path takes a built program

A line is typed, and asked for are its diagnostics, a completion behind it, the figures behind the rulings of a screen, what
is under the pointer, and what mends the line; each round anew, medians and the slowest of ten. On Linux the processor time
of the server too, in the mean, which is the same on a busy machine.
"""
import glob, json, os, statistics, subprocess, sys, time

smoke = "--smoke" in sys.argv
rounds, cases = (3, 10) if smoke else (100, 100)
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
text = "".join(case % number + "\n" for number in range(1, cases + 1))
address = "file:///thousand.ruling"


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
        return json.loads(self.process.stdout.read(length))

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.next += 1
        self.send({"id": self.next, "method": method, "params": params})
        while (message := self.read()).get("id") != self.next:
            pass
        return message["result"]

    def published(self, version):
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["version"] == version:
                return message["params"]["diagnostics"]


server = Server()
server.tell("textDocument/didOpen", {"textDocument": {"uri": address, "languageId": "redress", "version": 1, "text": text}})
server.published(1)
lines = text.count("\n")
at = {"line": lines // 2, "character": 0}
document = {"uri": address}
screen = {"start": {"line": at["line"] - 25, "character": 0}, "end": {"line": at["line"] + 25, "character": 0}}
asked = {
    "diagnostics": None,
    "completion": lambda: server.ask("textDocument/completion", {"textDocument": document, "position": at}),
    "hints": lambda: server.ask("textDocument/inlayHint", {"textDocument": document, "range": screen}),
    "hover": lambda: server.ask("textDocument/hover", {"textDocument": document, "position": at}),
    "fixes": lambda: server.ask("textDocument/codeAction", {"textDocument": document, "range": {"start": at, "end": at}, "context": {"diagnostics": []}}),
    "colours": lambda: server.ask("textDocument/semanticTokens/full", {"textDocument": document}),
}
taken = {name: [] for name in asked}
busy = {name: 0 for name in asked}


def processor():
    """Nanoseconds that the server has computed; 0 where that is not said."""
    tasks = glob.glob(f"/proc/{server.process.pid}/task/*/schedstat")
    return sum(int(open(task).read().split()[0]) for task in tasks)


version = 1
for _ in range(rounds):
    for name, ask in asked.items():
        version += 1
        change = [{"range": {"start": at, "end": at}, "text": "e"}] if version % 2 == 0 else [
            {"range": {"start": at, "end": {"line": at["line"], "character": 1}}, "text": ""}]
        before, start = processor(), time.perf_counter()
        server.tell("textDocument/didChange", {"textDocument": {"uri": address, "version": version}, "contentChanges": change})
        if ask:
            ask()
        else:
            server.published(version)
        taken[name].append((time.perf_counter() - start) * 1000)
        busy[name] += processor() - before
print(f"{lines} lines, a key and its answer, ms: median, slowest of ten, processor")
for name, times in taken.items():
    times.sort()
    print(f"{name:12} {statistics.median(times):7.1f} {times[int(len(times) * 0.9)]:7.1f} {busy[name] / rounds / 1e6:7.1f}")
server.ask("shutdown", None)
server.tell("exit", None)
