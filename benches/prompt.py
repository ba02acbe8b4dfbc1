#!/usr/bin/env python3
"""How soon the prompt is there, and whether a long evening keeps its memory flat.

    benches/prompt.py [--smoke]     needs python3 on Unix, cargo and rustc; REDRESS=path takes a built program

The prompt is timed through a pseudo-terminal against an empty program that prints one line, runs alternating, medians.
"""
import os, pty, select, statistics, subprocess, sys, tempfile, time

smoke = "--smoke" in sys.argv
rounds = 5 if smoke else 40
entries = (200, 1_000) if smoke else (1_000, 10_000)
here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
work = tempfile.mkdtemp()
redress = os.environ.get("REDRESS")
if not redress:
    subprocess.run(["cargo", "build", "--release", "--quiet", "--bin", "redress"], cwd=here, check=True)
    redress = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(here, "target")), "release", "redress")
source, empty = os.path.join(work, "empty.rs"), os.path.join(work, "empty")
with open(source, "w") as file:
    file.write('fn main() { println!("> "); std::thread::sleep(std::time::Duration::from_secs(5)); }')
subprocess.run(["rustc", "-O", "-o", empty, source], check=True)


class Terminal:
    def __init__(self, program, term="xterm"):
        self.start = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            environment = dict(os.environ, TERM=term, XDG_DATA_HOME=work, HOME=work)
            os.execve(program, [program], environment)
        self.seen = b""

    def until(self, text, patience=20.0):
        end = time.perf_counter() + patience
        while text not in self.seen:
            if not select.select([self.file], [], [], max(0, end - time.perf_counter()))[0]:
                raise SystemExit(f"no {text!r} in {self.seen[-300:]!r}")
            self.seen += os.read(self.file, 65536)
        found, self.seen = time.perf_counter() - self.start, self.seen.split(text, 1)[1]
        return found

    def write(self, data):
        while data:
            data = data[os.write(self.file, data[:512]):]

    def memory(self):
        """Resident memory in kB, where the system tells."""
        try:
            with open(f"/proc/{self.pid}/status") as status:
                return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
        except OSError:
            return 0

    def close(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.file)


def first_prompt(program):
    terminal = Terminal(program)
    found = terminal.until(b"> ")
    terminal.close()
    return found * 1000


times = {program: [] for program in (empty, redress)}
for _ in range(rounds):
    for program, found in times.items():
        found.append(first_prompt(program))
bare, ours = (statistics.median(times[program]) for program in (empty, redress))
print(f"first line of an empty program {bare:.2f} ms, first prompt {ours:.2f} ms: {ours - bare:+.2f} ms")

terminal = Terminal(redress, term="dumb")
terminal.until(b"> ")
terminal.write(b"traveller { +620: 3, +500, +300: 3, -100: 2 }\n")
done = 0
for number in range(1, entries[-1] + 1):
    terminal.write(f"({number % 100}%+620 & rest -100)\n".encode())
    terminal.until(b"effects shows all")
    if number in entries:
        print(f"{number} entries: {terminal.memory()} kB")
terminal.close()
