#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes a Swift file that contains the text of other files. The build runs it; see Plugins/BundleStyles.
#
# usage: bundle-sources.sh OUTPUT FILE…
set -eu
output=$1
shift
{
  echo '/// The sources of the transition styles, as text. Written by scripts/lib/bundle-sources.sh.'
  echo 'enum StyleSources {'
  echo '  static let files: [(name: String, text: String)] = ['
  for file; do
    printf '("%s", ###"""\n' "$(basename "$file")"
    cat "$file"
    printf '"""###),\n'
  done
  echo '  ]'
  echo '}'
} >"$output.new"
mv "$output.new" "$output"
