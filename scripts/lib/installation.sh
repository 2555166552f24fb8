# SPDX-License-Identifier: MIT
# Sourced by the scripts that lay out a program for a desktop: install and package.
#
# `prefix` is the folder below which the files are put, and `name` the program's name: that of its command, its folder in
# lib, its desktop entry and its metadata. DESTDIR in the environment precedes all paths that are written.

# Paths do not include DESTDIR, also in the manifest, which lists the created files and folders in order if `manifest` names
# one.
made=()
note() {
  made+=("$1")
  [ -z "${manifest:-}" ] || [ ! -d "${DESTDIR:-}$prefix/lib/$name" ] || printf '%s\n' "${made[@]}" >"${DESTDIR:-}$manifest"
}

# make_directory DIR: creates a folder and its parents.
make_directory() {
  [ -n "${1%/}" ] && [ ! -d "${DESTDIR:-}$1" ] || return 0
  make_directory "$(dirname "$1")"
  mkdir -p "${DESTDIR:-}$1"
  note "$1/"
}

# put FILE PATH [MODE]: copies a file to a path below the prefix.
put() {
  make_directory "$(dirname "$prefix/$2")"
  note "$prefix/$2"
  install -m "${3:-644}" "$1" "${DESTDIR:-}$prefix/$2"
}

# put_program FOLDER EXECUTABLE ASSETS: puts a program that was built in a folder, with its bundles of resources, under the
# command `name`. ASSETS has NAME.desktop, NAME.metainfo.xml and the folder icon, with ICON-SIDE.png or ICON.svg for the icon
# that the desktop entry names.
put_program() {
  make_directory "$prefix/lib/$name"
  [ -z "${manifest:-}" ] || note "$manifest"
  put_executable "$1" "$2"
  put_resources "$1"
  make_directory "$prefix/bin"
  note "$prefix/bin/$name"
  ln -sf "../lib/$name/$2" "${DESTDIR:-}$prefix/bin/$name"
  put_icons "$3/icon" "$(sed -n 's/^Icon=//p' "$3/$name.desktop")"
  put_desktop_entry "$3/$name.desktop"
  put "$3/$name.metainfo.xml" "share/metainfo/$name.metainfo.xml"
}

put_executable() { # FOLDER EXECUTABLE
  local file
  put "$1/$2" "lib/$name/$2" 755
  # A third of the program are names of functions.
  ! command -v strip >/dev/null || strip "${DESTDIR:-}$prefix/lib/$name/$2"
  # If Swift's libraries are not linked in, the program looks for them beside itself once the toolchain has gone.
  while IFS= read -r file; do
    put "$file" "lib/$name/$(basename "$file")"
  done < <(ldd "$1/$2" | awk '$3 ~ "/swift/linux/" { print $3 }')
}

put_resources() { # FOLDER
  local file
  while IFS= read -r file; do
    put "$1/$file" "lib/$name/$file"
  done < <(cd "$1" && find . -maxdepth 1 -name '*.resources' -printf '%P\0' | xargs -0r -I{} find {} -type f | sort)
}

put_icons() { # FOLDER ICON
  local file side
  for file in "$1/$2"-*.png; do
    [ -e "$file" ] || continue
    side=$(basename "${file##*-}" .png)
    put "$file" "share/icons/hicolor/${side}x$side/apps/$2.png"
  done
  [ ! -e "$1/$2.svg" ] || put "$1/$2.svg" "share/icons/hicolor/scalable/apps/$2.svg"
}

# The desktop entry contains the path of the program, because the prefix may not be on the desktop's PATH.
put_desktop_entry() { # FILE
  local command=$prefix/bin/$name entry
  case $command in *[!A-Za-z0-9_./+-]*) command="\"$command\"" ;; esac
  entry=$(mktemp)
  sed "s|^Exec=[^ ]*|Exec=$command|" "$1" >"$entry"
  put "$entry" "share/applications/$name.desktop"
  rm -f "$entry"
}
