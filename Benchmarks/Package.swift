// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "PassageBenchmarks",
  dependencies: [.package(name: "Passage", path: "..")],
  targets: [
    .executableTarget(name: "bench", path: "Sources/Bench"),
    .executableTarget(
      name: "scroll",
      dependencies: [.product(name: "UIKit", package: "Passage"), .product(name: "UIKitTesting", package: "Passage")],
      path: "Sources/Scroll", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "growth",
      dependencies: [.product(name: "UIKit", package: "Passage"), .product(name: "UIKitTesting", package: "Passage")],
      path: "Sources/Growth", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "fresh", dependencies: [.product(name: "UIKit", package: "Passage")], path: "Sources/Fresh",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "layout", dependencies: [.product(name: "UIKit", package: "Passage")], path: "Sources/Layout",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
