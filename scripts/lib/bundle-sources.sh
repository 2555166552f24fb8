#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes a Swift file that contains the text of other files. The build runs it; see Plugins/BundleSources.
#
# usage: bundle-sources.sh OUTPUT TYPE SUBJECT FILE…
set -eu
output=$1
type=$2
subject=$3
shift 3
{
  echo "/// The sources of $subject, as text. Written by scripts/lib/bundle-sources.sh."
  echo "enum $type {"
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
