// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import XCTest

/// The end of the program on request while the server is stopped, unreachable or slow.
///
/// None of them waits for the server to go on: that happens after the end.
final class SilentServerEndingTests: XCTestCase {
  /// A line on which a request takes minutes.
  private static let slowest = SocketProxy.Speed(megabitsPerSecond: 0.001, delay: 5)
  /// The times in seconds after the start of the program at which the server stops. Some are before its window is open.
  private static let instants = [0.01, 0.02, 0.03, 0.04, 0.06, 0.1, 0.2, 0.5]

  private typealias Silence = (name: String, begin: (FaultStage) -> Void)
  private let silences: [Silence] = [
    ("server stopped", { $0.server.signal(SIGSTOP) }), ("connection frozen", { $0.proxy.stall() }),
    ("line slow", { $0.proxy.speed = slowest }),
  ]

  func testASignalEndsTheProgram() throws {
    for silence in silences {
      for number in [SIGTERM, SIGINT, SIGHUP] {
        let stage = try FaultStage(Fault(name: silence.name))
        defer { stage.end() }
        XCTAssertTrue(stage.waitForContent(), stage.program.errors)
        silence.begin(stage)

        kill(stage.program.pid, number)

        XCTAssertEqual(stage.program.endingSignal(), number, silence.name)
        XCTAssertEqual(stage.program.errors, "", silence.name)
      }
    }
  }

  func testASignalEndsAProgramThatStarts() throws {
    for silence in silences {
      for instant in Self.instants {
        let stage = try FaultStage(Fault(name: silence.name))
        defer { stage.end() }
        usleep(UInt32(instant * 1e6))
        silence.begin(stage)

        kill(stage.program.pid, SIGTERM)

        XCTAssertEqual(stage.program.endingSignal(), SIGTERM, "\(silence.name) after \(instant) s")
        XCTAssertEqual(Self.withoutXlib(stage.program.errors), "", "\(silence.name) after \(instant) s")
      }
    }
  }

  func testASignalEndsAProgramInTheMiddleOfATransition() throws {
    for silence in silences {
      let stage = try FaultStage(
        Fault(name: silence.name, arguments: ["play", "--style", "system", "--seconds", "600", "--size", "400x300"]))
      defer { stage.end() }
      XCTAssertTrue(waitUntil { stage.program.output.hasPrefix("START") }, stage.program.errors)
      silence.begin(stage)

      kill(stage.program.pid, SIGTERM)

      XCTAssertEqual(stage.program.endingSignal(), SIGTERM, silence.name)
    }
  }

  func testTheDelegateIsToldAndTheClipboardIsLeft() throws {
    for silence in silences {
      let stage = try FaultStage(
        Fault(name: silence.name, arguments: ["--copy"]), program: GalleryProgram.built("EndingProgram"))
      defer { stage.end() }
      XCTAssertTrue(waitUntil { stage.program.output == "launched\n" }, stage.program.errors)
      silence.begin(stage)

      kill(stage.program.pid, SIGTERM)

      XCTAssertEqual(stage.program.endingSignal(), SIGTERM, silence.name)
      XCTAssertEqual(stage.program.output, "launched\nterminating\nsaved\n", silence.name)
    }
  }

  func testAMainThreadThatWaitsForTheServerHearsTheSignal() throws {
    for silence in silences {
      let stage = try FaultStage(
        Fault(name: silence.name, arguments: ["--ask"]), program: GalleryProgram.built("EndingProgram"))
      defer { stage.end() }
      XCTAssertTrue(waitUntil { stage.program.output.hasSuffix("asking\n") }, stage.program.errors)
      silence.begin(stage)

      kill(stage.program.pid, SIGTERM)

      XCTAssertEqual(stage.program.endingSignal(), SIGTERM, silence.name)
      XCTAssertTrue(stage.program.output.hasSuffix("terminating\nsaved\n"), silence.name)
    }
  }

  /// Without the lines of Xlib, which reads the number of an extension's events from an answer that never came.
  private static func withoutXlib(_ errors: String) -> String {
    errors.split(separator: "\n").filter { !$0.hasPrefix("Xlib: ignoring invalid extension event") }
      .joined(separator: "\n")
  }
}
