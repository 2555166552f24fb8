// SPDX-License-Identifier: MIT
import XCTest

final class PlatformConditionRuleTests: XCTestCase {
  func testLinuxUsesTheClauseOfIOS() {
    expect("#if os(iOS)\nlet a = 1\n#endif\n", becomes: "#if os(iOS) || os(Linux)\nlet a = 1\n#endif\n")
    expect(
      "#if os(macOS)\n#elseif os(iOS) || os(tvOS) // UIKit\n#endif\n",
      becomes: "#if os(macOS)\n#elseif os(iOS) || os(Linux) || os(tvOS) // UIKit\n#endif\n")
  }

  func testLinuxIsExcludedWhereIOSIs() {
    expect("#if !os(iOS)\n#endif\n", becomes: "#if !(os(iOS) || os(Linux))\n#endif\n")
  }

  func testOtherConditionsAreUnchanged() {
    expect(
      "#if canImport(UIKit) && os(iOS)\n#endif\n", becomes: "#if canImport(UIKit) && (os(iOS) || os(Linux))\n#endif\n")
    expect("#if (os(iOS)) && DEBUG\n#endif\n", becomes: "#if (os(iOS) || os(Linux)) && DEBUG\n#endif\n")
  }

  func testDirectiveInsideAClauseIsExtendedToo() {
    expect(
      "#if DEBUG\n#if os(iOS)\n#endif\n#endif\n", becomes: "#if DEBUG\n#if os(iOS) || os(Linux)\n#endif\n#endif\n")
  }

  func testDirectiveThatMentionsLinuxIsUnchanged() {
    expectUnchanged("#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n")
  }

  func testConditionsThatAreCorrectOnLinuxAreUnchanged() {
    expectUnchanged(
      "#if canImport(UIKit) && !targetEnvironment(macCatalyst) && !os(tvOS)\nif #available(iOS 11, *) {}\n#endif\n")
  }
}
