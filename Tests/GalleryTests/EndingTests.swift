// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import XCTest

/// The end of the program on request, and its behaviour without standard streams or file descriptors.
final class EndingTests: GalleryTestCase {
  private let play = ["play", "--style", "system", "--seconds", "600", "--size", "400x300"]

  func testSignalsEndTheProgramAsTheShellExpects() throws {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      let window = try openPushPage()

      kill(window.program.pid, number)

      XCTAssertEqual(window.program.endingSignal(), number)
      XCTAssertEqual(window.program.errors, "")
      XCTAssertFalse(window.desktop.isViewable(window.xid))
    }
  }

  func testSignalsEndAPlayAndARecording() throws {
    let playing = try run(play)
    XCTAssertTrue(waitUntil { playing.output.hasPrefix("START") }, playing.errors)
    kill(playing.pid, SIGTERM)
    XCTAssertEqual(playing.endingSignal(), SIGTERM)

    let strip = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    let recording = try run(["record", "--style", "system", "--frames", "240", "--size", "4000x4000", "--out", strip])
    kill(recording.pid, SIGTERM)
    XCTAssertEqual(recording.endingSignal(), SIGTERM)
    XCTAssertFalse(FileManager.default.fileExists(atPath: strip))
  }

  func testASIGHUPIgnoredAtTheStartStaysIgnored() throws {
    let playing = try run(
      ["play", "--style", "system", "--seconds", "1.5", "--size", "400x300"], shell: "trap '' HUP; exec \"$@\"")
    XCTAssertTrue(waitUntil { playing.output.hasPrefix("START") }, playing.errors)

    kill(playing.pid, SIGHUP)

    XCTAssertEqual(playing.exitStatus(), 0, playing.errors)
    XCTAssertTrue(playing.output.contains("END"))
  }

  func testTheDelegateIsToldOnceBeforeASignalEndsTheProgram() throws {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      let program = try run([], program: GalleryProgram.built("EndingProgram"))
      XCTAssertTrue(waitUntil { program.output == "launched\n" }, program.errors)

      kill(program.pid, number)

      XCTAssertEqual(program.endingSignal(), number)
      XCTAssertEqual(program.output, "launched\nterminating\nsaved\n")
    }
  }

  func testADelegateThatTakesLongToSaveIsWaitedFor() throws {
    let program = try run(["--save", "--copy"], program: GalleryProgram.built("EndingProgram"))
    XCTAssertTrue(waitUntil { program.output == "launched\n" }, program.errors)

    kill(program.pid, SIGTERM)

    XCTAssertEqual(program.endingSignal(), SIGTERM)
    XCTAssertEqual(program.output, "launched\nterminating\nsaved\n")
  }

  func testASecondSignalEndsAProgramThatDoesNotTerminate() throws {
    let program = try run(["--stay"], program: GalleryProgram.built("EndingProgram"))
    XCTAssertTrue(waitUntil { program.output == "launched\n" }, program.errors)
    kill(program.pid, SIGTERM)
    XCTAssertTrue(waitUntil { program.output.hasSuffix("terminating\n") })

    kill(program.pid, SIGINT)

    XCTAssertEqual(program.endingSignal(), SIGINT)
  }

  func testThePlayWorksWithoutInputAndErrorStreams() throws {
    let program = try run(
      ["play", "--style", "system", "--seconds", "0.5", "--size", "400x300"], shell: "exec \"$@\" <&- 2>&-")

    XCTAssertEqual(program.exitStatus(), 0)
    XCTAssertTrue(program.output.contains("END"))
  }

  func testWithoutAnyStreamThePlayEndsBecauseItCannotReport() throws {
    let program = try run(
      ["play", "--style", "system", "--seconds", "0.5", "--size", "400x300"], shell: "exec \"$@\" <&- >&- 2>&-")

    XCTAssertEqual(program.exitStatus(), 1)
  }

  func testTooLittleMemoryIsReported() throws {
    for limit in [250, 300, 350, 400, 450] {
      for arguments in [[], Array(play)] {
        let program = try run(arguments, shell: "ulimit -v \(limit * 1000); exec \"$@\"")

        XCTAssertEqual(program.exitStatus(), 1, "\(limit): \(program.errors)")
        XCTAssertTrue(program.errors.contains("ulimit -v"), "\(limit): \(program.errors)")
        XCTAssertEqual(program.errors.split(separator: "\n").count, 1, "\(limit): \(program.errors)")
      }
    }
  }

  func testTooFewDescriptorsAreReported() throws {
    for limit in [5, 6, 7, 8, 9, 10, 12, 16, 20] {
      for arguments in [
        [], Array(play), ["record", "--style", "system", "--size", "100x100", "--frames", "2", "--out", "/dev/null"],
      ] {
        let program = try run(arguments, shell: "ulimit -n \(limit); exec \"$@\"")

        XCTAssertEqual(program.exitStatus(), 1, "\(limit): \(program.errors)")
        XCTAssertTrue(program.errors.contains("ulimit -n"), "\(limit): \(program.errors)")
        XCTAssertEqual(program.errors.split(separator: "\n").count, 1, "\(limit): \(program.errors)")
      }
    }
  }
}
