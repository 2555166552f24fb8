// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, because it links the toolchain's SwiftSyntax: scripts/lib/syntax.sh finds the flags for it, and a
// program that depends on Passage must not need them.
let package = Package(
  name: "Port",
  targets: [
    .executableTarget(
      name: "port",
      linkerSettings: ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].map {
        .linkedLibrary($0)
      }),
    .testTarget(name: "PortTests", dependencies: ["port"]),
  ],
  swiftLanguageModes: [.v6]
)
