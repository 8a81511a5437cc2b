"""A release: refused while something is untold or uncommitted, and checked by its users with programs that they have."""

import runpy
import subprocess
import zipfile
from pathlib import Path

import pytest

import x

RELEASE = runpy.run_path(str(x.ROOT / "deploy/release.py"))
Unfit: type[Exception] = RELEASE["Unfit"]


def project(folder: Path, changelog: str) -> Path:
    """A repository in which all is committed."""
    (folder / "CHANGELOG.md").write_text(changelog, "utf-8")
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for command in (("init", "--quiet"), ("add", "."), (*who, "commit", "--quiet", "--message=All of it")):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return folder


@pytest.mark.parametrize(
    ("changelog", "reason"),
    [
        ("# Changelog\n\n## 0.1.0\n\n- Old\n", "does not begin"),
        ("# Changelog\n\n## 0.2.0\n\n## 0.1.0\n\n- Old\n", "says nothing"),
    ],
)
def test_a_version_that_the_changelog_is_silent_about_is_not_released(tmp_path: Path, changelog: str, reason: str) -> None:
    with pytest.raises(Unfit, match=reason):
        RELEASE["check"](project(tmp_path, changelog), "0.2.0")


def test_what_is_not_committed_is_not_released(tmp_path: Path) -> None:
    root = project(tmp_path, "# Changelog\n\n## 0.2.0\n\n- New\n")
    RELEASE["check"](root, "0.2.0")

    (root / "left.txt").touch()

    with pytest.raises(Unfit, match=r"left\.txt"):
        RELEASE["check"](root, "0.2.0")


def test_a_wheel_without_its_pages_is_no_release(tmp_path: Path) -> None:
    wheel = tmp_path / "sumdeck.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("sumdeck/server/pages/index.html", "")

    with pytest.raises(Unfit, match="lacks sumdeck/handbook"):
        RELEASE["check_wheel"](wheel)


def test_whoever_has_the_public_key_can_check_every_file(tmp_path: Path) -> None:
    key, dist = tmp_path / "key", tmp_path / "dist"
    dist.mkdir()
    (dist / "sumdeck.whl").write_bytes(b"a wheel")
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)

    RELEASE["write_hashes"](dist)
    RELEASE["sign"](dist, key)

    assert is_signed(dist, key)
    assert subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=dist, check=False).returncode == 0
    (dist / "SHA256SUMS").write_text("another", "ascii")
    assert not is_signed(dist, key)


def is_signed(dist: Path, key: Path) -> bool:
    """As docs/releases.md says."""
    signers = key.with_name("allowed_signers")
    signers.write_text(f"releases {key.with_suffix('.pub').read_text('ascii')}", "ascii")
    command = ["ssh-keygen", "-Y", "verify", "-f", str(signers), "-I", "releases", "-n", "sumdeck-release"]
    given = (dist / "SHA256SUMS").read_bytes()
    return not subprocess.run(
        [*command, "-s", str(dist / "SHA256SUMS.sig")], input=given, capture_output=True, check=False
    ).returncode


def test_the_container_asks_for_nothing_beside_a_lock() -> None:
    """Hashes are for all or for none: with one requirement that has none, the image could not be built."""
    lines = (x.ROOT / "deploy/Containerfile").read_text("utf-8").replace("\\\n", " ")
    locked = [command for command in lines.split("&&") if "-r requirements/" in command]

    assert [command.split(".lock")[1].split() for command in locked] == [[]]
