"""`make` on a new machine: a line that says how long it takes, and the noise in a log."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="make is not here")
NOISE = "for n in $(seq 1 50); do echo noise $n; done"
PYTHON = f"""#!/bin/sh
mkdir -p "$3/bin"
printf '%s\\n' '#!/bin/sh' '{NOISE}' "exit $WRONG" >"$3/bin/python"
chmod +x "$3/bin/python"
"""
NPM = f"#!/bin/sh\n{NOISE}\nmkdir -p web/node_modules src/tapete/server/static\n"
FILES = (
    *("requirements.lock", "pyproject.toml", "node.lock", "web/package.json"),
    *("web/package-lock.json", "web/index.html", "web/vite.config.ts", "web/svelte.config.js"),
    *("web/tsconfig.json", "web/src/main.ts", "web/public/robots.txt"),
)


def set_up(folder: Path, language: str, *, wrong: int = 0) -> subprocess.CompletedProcess[str]:
    """`make setup` with programs that only make noise."""
    shutil.copy(ROOT / "Makefile", folder)
    for file in [folder / name for name in FILES if not (folder / name).exists()]:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    for name, text in {"python3": PYTHON, "npm": NPM, "node": "#!/bin/sh\n"}.items():
        program = folder / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(text)
        program.chmod(0o755)
    spoken = {"LC_ALL": language, "WRONG": str(wrong)}
    path = {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}
    command = ["make", "--no-print-directory", "setup", "PYTHON=python3"]
    environment = {**os.environ, **spoken, **path}
    environment.pop("MAKEFLAGS", None)
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_it_says_one_line_and_how_long_it_takes(tmp_path: Path) -> None:
    done = set_up(tmp_path, "en_GB.UTF-8")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert "minutes" in done.stdout
    assert "noise 50" in (tmp_path / ".venv" / "setup.log").read_text()


def test_once_it_is_set_up_nothing_is_said(tmp_path: Path) -> None:
    assert "minutos" in set_up(tmp_path, "es_ES.UTF-8").stdout
    assert "minuto" not in set_up(tmp_path, "es_ES.UTF-8").stdout


def test_what_fails_is_shown_by_its_end_and_the_log_named(tmp_path: Path) -> None:
    failed = set_up(tmp_path, "es_ES.UTF-8", wrong=3)
    assert failed.returncode != 0
    assert "minutos" in failed.stdout
    assert "noise 50" in failed.stderr
    assert "noise 9\n" not in failed.stderr
    assert ".venv/setup.log" in failed.stderr
