// SPDX-License-Identifier: MIT
import XCTest

/// `PASSAGE_LOG` in a program of its own.
final class LogTests: GalleryTestCase {
  private let play = ["play", "--style", "system", "--seconds", "0.6", "--size", "300x200", "--labels", "3"]

  func testTransitionsAndFramesAreWrittenToStandardErrorIfTheEnvironmentAsks() throws {
    let program = try run(play, environment: ["PASSAGE_LOG": "transitions,frames,nonsense"])

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    XCTAssertTrue(program.errors.contains("PASSAGE_LOG: there is no \"nonsense\""), program.errors)
    for words in ["#1 +0 ms push from LabelsController", "viewDidAppear(true)", "[frames] ", " render "] {
      XCTAssertTrue(program.errors.contains(words), "\(words) in \(program.errors)")
    }
    XCTAssertTrue(program.output.hasPrefix("START\n"), program.output)
  }

  func testNothingIsWrittenOtherwise() throws {
    let program = try run(play)

    XCTAssertEqual(program.exitStatus(), 0)
    XCTAssertEqual(program.errors, "")
  }
}
