# SPDX-License-Identifier: MIT
# Sourced by scripts/test: checks what a client's builds compile, with the options and in the folder of the flavour, where the
# library has been compiled.

# check_client_builds: builds a client ten times, with a file added, removed, broken and mended in between. Each build must
# compile the files of the client alone. Prints what it checks as XCTest does.
check_client_builds() {
  local client status=0 start=$SECONDS
  echo "Test Case 'ClientBuilds.testTenBuildsCompileTheClientAlone' started at $(date)"
  client=$(mktemp -d)
  mkdir -p "$client/Sources/Pages"
  cat >"$client/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pages",
  dependencies: [.package(name: "Passage", path: "$package")],
  targets: [.executableTarget(name: "Pages", dependencies: [.product(name: "UIKit", package: "Passage")])]
)
END
  cp "$package/Tests/Fixtures/Client/Sources/Pages/App.swift" "$client/Sources/Pages"
  build_client 1 "with a new client" || status=1
  echo 'struct Added {}' >"$client/Sources/Pages/Added.swift"
  build_client 2 "with a file added" || status=1
  echo 'struct Added { var value = 1 }' >"$client/Sources/Pages/Added.swift"
  build_client 3 "with a file changed" || status=1
  mv "$client/Sources/Pages/Added.swift" "$client/Sources/Pages/Renamed.swift"
  build_client 4 "with a file renamed" || status=1
  rm "$client/Sources/Pages/Renamed.swift"
  build_client 5 "with a file removed" || status=1
  echo 'struct Broken { var value: Missing }' >"$client/Sources/Pages/Broken.swift"
  build_client 6 "with a broken file" fails || status=1
  echo 'struct Other {}' >"$client/Sources/Pages/Other.swift"
  build_client 7 "with another file beside the broken one" fails || status=1
  echo 'struct Broken { var value: Int }' >"$client/Sources/Pages/Broken.swift"
  build_client 8 "with the file mended" || status=1
  rm "$client/Sources/Pages/Broken.swift" "$client/Sources/Pages/Other.swift"
  build_client 9 "with both removed" || status=1
  build_client 10 "with nothing changed" || status=1
  check_client_plan || status=1
  rm -rf "$client"
  echo "Test Case 'ClientBuilds.testTenBuildsCompileTheClientAlone'" \
    "$([ "$status" = 0 ] && echo passed || echo failed) ($((SECONDS - start)) seconds)"
  return "$status"
}

# build_client NUMBER CONDITION [fails]: builds the client, and checks the modules that were compiled.
build_client() {
  local output compiled outcome=succeeds
  output=$(swift build --package-path "$client" "${flavour[@]}" 2>&1) || outcome=fails
  compiled=$(grep -oE '^\[[0-9]+/[0-9]+\] Compiling [A-Za-z0-9_]+' <<<"$output" | sed 's/.* //' | grep -vx Pages | sort | uniq -c)
  if [ "$outcome" != "${3:-succeeds}" ]; then
    echo "$0: error: build $1, $2: it $outcome: $(tail -n 5 <<<"$output")"
    return 1
  fi
  if [ -n "$compiled" ]; then
    echo "$0: error: build $1, $2, compiled files of the library: $compiled"
    return 1
  fi
}

# check_client_plan: the gallery is not in a client's plan; and a client is compiled again when a module below UIKit changes.
check_client_plan() {
  local plan="$scratch/debug.yaml" inputs
  if grep -q 'C\.[gG]allery-' "$plan"; then
    echo "$0: error: the plan of a client's build has the gallery"
    return 1
  fi
  inputs=$(grep -A 3 '^  "C\.Pages-.*\.module"' "$plan")
  if [[ $inputs != *UIKitCore.swiftmodule* || $inputs != *RenderTree.swiftmodule* ]]; then
    echo "$0: error: a client is not compiled again when a module below UIKit changes; see the products in Package.swift"
    return 1
  fi
}
