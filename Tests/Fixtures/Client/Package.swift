// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A program that uses the library as any other would: it depends on the package by path and imports UIKit alone.
let package = Package(
  name: "Client",
  dependencies: [.package(name: "Passage", path: "../../..")],
  targets: [
    .target(
      name: "Client5", dependencies: [.product(name: "UIKit", package: "Passage")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Client6", dependencies: [.product(name: "UIKit", package: "Passage")]),
    // Written by scripts/port from iOS/Drawer, before the tests run.
    .target(
      name: "Drawer", dependencies: [.product(name: "UIKit", package: "Passage")], path: ".build/ported/Drawer",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "DrawerTests", dependencies: ["Drawer", .product(name: "UIKitTesting", package: "Passage")]),
    .executableTarget(name: "Pages", dependencies: [.product(name: "UIKit", package: "Passage")]),
    .testTarget(name: "PagesTests", dependencies: ["Pages", .product(name: "UIKitTesting", package: "Passage")]),
    .testTarget(
      name: "ClientTests",
      dependencies: ["Client5", "Client6", .product(name: "UIKitTesting", package: "Passage")]),
  ],
  swiftLanguageModes: [.v6]
)

// The package manager finds tests in an index; scripts/test builds one for tests alone.
if let index = Context.environment["PASSAGE_INDEX"] {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-index-store-path", index])]
  }
}
