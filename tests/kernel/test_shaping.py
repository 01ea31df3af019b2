import re
import subprocess
import sys
from pathlib import Path

import tapete

SOURCES = Path(tapete.__file__).parent

# Fresh types, each first used by several threads at once.
THREADS = """
import sys, threading, types
from tapete.kernel.shaping import json_decoder, pack_decoder, shaped

sys.setswitchinterval(1e-6)
TEXT = (
    "from __future__ import annotations\\nimport msgspec\\n"
    "class Inner(msgspec.Struct):\\n" + "".join(f"    a{n}: int | None = 0\\n" for n in range(30)) +
    "class Outer(msgspec.Struct):\\n" + "".join(f"    b{n}: Inner = None\\n" for n in range(30))
)
PLAIN = {f"b{n}": {"a1": 1} for n in range(30)}
for number in range(60):
    module = types.ModuleType(f"made_{number}")
    sys.modules[module.__name__] = module
    exec(TEXT, module.__dict__)
    together = threading.Barrier(4)

    def use(way, module=module, together=together):
        together.wait()
        way(module.Outer)

    ways = [lambda kind: shaped(PLAIN, kind)] * 2 + [json_decoder, pack_decoder]
    threads = [threading.Thread(target=use, args=(way,)) for way in ways]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("fine")
"""


def test_a_type_may_be_used_for_the_first_time_by_several_threads_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "fine"), done.stderr


def test_types_are_prepared_in_one_place_only() -> None:
    prepares = re.compile(r"msgspec\.(convert\(|(json|msgpack)\.(Decoder[\[(]|decode\(.*type=))")
    found = [
        file.name for file in SOURCES.rglob("*.py") if prepares.search(file.read_text("utf-8"))
    ]
    assert found == ["shaping.py"]
