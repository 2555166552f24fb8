// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A program that leaves out all parts of the library that can be left out.
let package = Package(
  name: "Minimal",
  dependencies: [.package(name: "Passage", path: "../../..", traits: [])],
  targets: [
    .target(name: "Minimal", dependencies: [.product(name: "UIKit", package: "Passage")]),
    .testTarget(name: "MinimalTests", dependencies: ["Minimal", .product(name: "UIKitTesting", package: "Passage")]),
  ],
  swiftLanguageModes: [.v6]
)
