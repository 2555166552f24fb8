// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// An app as people write them for iOS 13 to 18: nothing in iOS/Trips is written for this library.
let package = Package(
  name: "Trips",
  defaultLocalization: "en",
  dependencies: [.package(name: "Passage", path: "../../..")],
  targets: [
    .target(name: "Localization", resources: [.process("Resources")]),
    // Written by scripts/port from iOS/Trips, before the tests run.
    .executableTarget(
      name: "Trips", dependencies: ["Localization", .product(name: "UIKit", package: "Passage")],
      path: ".build/ported/Trips", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TripsTests", dependencies: ["Trips", .product(name: "UIKitTesting", package: "Passage")]),
  ],
  swiftLanguageModes: [.v6]
)

// The package manager finds tests in an index; scripts/test builds one for tests alone.
if let index = Context.environment["PASSAGE_INDEX"] {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-index-store-path", index])]
  }
}
