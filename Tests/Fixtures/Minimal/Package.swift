// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A program that depends on some parts of the library alone.
let package = Package(
  name: "Minimal",
  dependencies: [.package(name: "Passage", path: "../../..")],
  targets: [
    .target(name: "Minimal", dependencies: [.product(name: "UIKitCollections", package: "Passage")]),
    .testTarget(name: "MinimalTests", dependencies: ["Minimal", .product(name: "UIKitTesting", package: "Passage")]),
  ],
  swiftLanguageModes: [.v6]
)

// The package manager finds tests in an index; scripts/test builds one for tests alone.
if let index = Context.environment["PASSAGE_INDEX"] {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-index-store-path", index])]
  }
}
