// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "PassageBenchmarks",
  targets: [.executableTarget(name: "bench", path: "Sources/Bench")],
  swiftLanguageModes: [.v6]
)
