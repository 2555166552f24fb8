// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Mistakes of a program, such as numbers that no layout can use, end it with a message that names their origin.
///
/// Each test runs `MistakeProgram`, a child process in this build's configuration.
final class MistakeTests: XCTestCase {
  func testAttributesThatAreNotFiniteNameTheElement() throws {
    assertMessage(of: "attributes frame", contains: "the cell at [1, 3]", "NaN")
    assertMessage(of: "attributes center", contains: "the supplementary view \"header\" at [2, 0]", "infinity")
    assertMessage(of: "attributes alpha", contains: "the cell at [0, 0]")
    assertMessage(of: "attributes transform", contains: "the cell at [0, 0]")
  }

  func testMetricsOfAFlowLayoutThatAreNotFiniteNameTheSection() throws {
    for mistake in ["flow item size", "flow spacing", "flow inset", "flow header"] {
      assertMessage(of: mistake, contains: "UICollectionViewFlowLayout", "section 0", "NaN")
    }
  }

  func testFlowLayoutRefusesARectangleWithNaN() throws {
    assertMessage(of: "flow query", contains: "layoutAttributesForElements(in:)", "x: nan")
  }

  func testAnItemThatIsReloadedExists() throws {
    assertMessage(of: "flow reload", contains: "there is no item [0, 7]", "[3] items")
  }

  func testSnapshotRefusesARectangleOrInsetsWithNaN() throws {
    assertMessage(of: "snapshot part", contains: "resizableSnapshotView(from:", "NaN")
    assertMessage(of: "snapshot insets", contains: "resizableSnapshotView(from:", "NaN")
  }

  // Semantics: action-checked-when-added.
  func testActionOfAnotherClassIsRefusedWhenItIsAdded() throws {
    let action = "the action of Editor that takes (UIButton)"
    assertMessage(of: "action of another class", contains: action, "is not a method of UIView")
  }

  func testASubviewOfAnEffectViewBelongsIntoItsContentView() throws {
    assertMessage(of: "effect view", contains: "UILabel", "add it to its contentView")
  }

  func testANibFileIsMissedWhenTheViewIsLoaded() throws {
    assertMessage(of: "nib", contains: "no nib file Card", "override loadView() of UIViewController")
  }

  func testBoundsThatContainNaNNameTheView() throws {
    assertMessage(of: "bounds", contains: "UIView", "NaN")
  }

  /// Fails unless a mistake ends the program with a message that contains all of the texts.
  private func assertMessage(
    of mistake: String, contains texts: String..., file: StaticString = #filePath, line: UInt = #line
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("MistakeProgram")
    process.arguments = [mistake]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let errors = Pipe()
    process.standardError = errors
    do { try process.run() } catch { return XCTFail("the program did not start: \(error)", file: file, line: line) }
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal, mistake, file: file, line: line)
    for text in texts {
      XCTAssertTrue(message.contains(text), "\(mistake): '\(message)' lacks '\(text)'", file: file, line: line)
    }
  }
}
