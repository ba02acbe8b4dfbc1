"""What 60% of 4 spades made and 40% of one down are worth at pairs, by Python's ctypes.

    REDRESS=target/c/libredress_c.so python3 crates/c/examples/ruling.py
"""

import ctypes
import json
import os

library = ctypes.CDLL(os.environ.get("REDRESS", "target/c/libredress_c.so"))
library.redress_run_json.argtypes = [ctypes.c_char_p]
library.redress_run_json.restype = ctypes.c_void_p  # not c_char_p, which would forget what has to be given back
library.redress_version.restype = ctypes.c_char_p
library.redress_free.argtypes = [ctypes.c_void_p]
library.redress_free.restype = None


def ask(request):
    """The answer to a request of the desk."""
    answer = library.redress_run_json(json.dumps(request).encode())
    try:
        return json.loads(ctypes.string_at(answer))
    finally:
        library.redress_free(answer)


SCRIPT = """
traveller { +620: 3, +500, +300: 3, -100: 2 }
(60% +620 & 40% -100)
"""

print("redress", library.redress_version().decode())
result = ask({"do": "evaluate", "script": SCRIPT})["document"]["results"][0]
print("NS", result["ns"]["exact"], "EW", result["ew"]["exact"], "of", result["top"])
