#!/bin/sh
# Installs Evil's Parlor from this folder, for this user or for everybody, and removes it again.
#
#   ./install.sh                     into ~/.local, nothing needs an administrator
#   ./install.sh --prefix /usr/local for everybody
#   ./install.sh --remove            takes out what was installed; saves and settings stay
set -eu
prefix=${HOME:-/usr/local}/.local remove=
while [ $# -gt 0 ]; do
  case $1 in
  --prefix) prefix=${2:?--prefix wants a folder} && shift ;;
  --remove) remove=yes ;;
  *) sed -n '2,6s/^# \{0,1\}//p' "$0" && exit 2 ;;
  esac
  shift
done
here=$(cd "$(dirname "$0")" && pwd)
cd "$here"
find bin share -type f | while IFS= read -r file; do
  if [ "$remove" ]; then
    rm -f "$prefix/$file"
  else
    mkdir -p "$prefix/$(dirname "$file")"
    cp "$file" "$prefix/$file"
  fi
done
if [ "$remove" ]; then
  rmdir "$prefix/share/doc/evils-parlor" 2>/dev/null || true
  echo "removed from $prefix; saves and settings are where they were"
else
  chmod 755 "$prefix/bin/evils_parlor"
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$prefix/share/applications" 2>/dev/null || true
  fi
  echo "installed: $prefix/bin/evils_parlor"
  case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "$prefix/bin is not in PATH: start it from the desktop's menu" ;; esac
fi
