// SPDX-License-Identifier: MIT
import XCTest

final class EntryPointRuleTests: XCTestCase {
  func testApplicationMainBecomesMain() {
    expect(
      "@UIApplicationMain\nclass AppDelegate: UIResponder {}\n", becomes: "@main\nclass AppDelegate: UIResponder {}\n")
    expect("@NSApplicationMain final class A {}\n", becomes: "@main final class A {}\n")
  }
}
