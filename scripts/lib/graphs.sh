# SPDX-License-Identifier: MIT
# Sourced by the scripts that read the declarations of the public modules: docs and api. Needs swift.sh.

# extract_graphs FOLDER: builds the public modules and check-docs, and writes the symbol graphs of the modules to the folder.
# Sets `binaries` to the folder of the products, and `imports` to the compiler's options for importing the modules.
extract_graphs() {
  local graphs=$1 target module layers map flag
  use_flavour development
  for target in UIKit UIKitTesting; do build --target "$target" || return; done
  build --product check-docs || return
  binaries=$(dirname "$(built check-docs)") || return

  # The search paths for importing the modules: their folder, and the module maps and headers of the system libraries.
  imports=(-I "$binaries/Modules")
  for map in "$package"/Sources/*/*/module.modulemap; do imports+=(-I "$(dirname "$map")"); done
  for flag in $(pkg-config --cflags-only-I xpresent pangocairo gdk-pixbuf-2.0); do imports+=(-Xcc "$flag"); done

  rm -rf "$graphs" && mkdir -p "$graphs" || return
  target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
  for module in CoreGraphics RenderTree ObjectRuntime QuartzCore UIKitTesting; do extract "$module" || return; done
  # The symbols of UIKit's layers belong to UIKit.
  layers=$(sed -n 's/^ *@_exported import //p' "$package/Sources/UIKit/UIKit/Exports.swift" | paste -sd , -)
  extract UIKit "-experimental-allowed-reexported-modules=$layers" || return
  # QuartzCore exports a type of RenderTree's, and all of ObjectRuntime, as its own.
  for module in RenderTree ObjectRuntime; do
    sed -i 's/"module":{"name":"'"$module"'"/"module":{"name":"QuartzCore"/' "$graphs/$module"*.symbols.json
  done
}

# extract MODULE [OPTION…]: writes the symbol graph of a module.
extract() {
  swift symbolgraph-extract -module-name "$1" "${imports[@]}" -target "$target" -minimum-access-level public \
    -skip-synthesized-members -output-dir "$graphs" "${@:2}"
}
