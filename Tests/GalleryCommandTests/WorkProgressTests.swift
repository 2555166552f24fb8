// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The reports of long work.
@MainActor
final class WorkProgressTests: XCTestCase {
  private var time: TimeInterval = 100
  private var text = ""

  private func progress(isTerminal: Bool) -> WorkProgress {
    WorkProgress(isTerminal: isTerminal, now: { self.time }, write: { self.text += $0 })
  }

  func testShortWorkReportsNothing() async {
    for isTerminal in [true, false] {
      let progress = progress(isTerminal: isTerminal)
      for step in 1...9 {
        time += 0.1
        progress.report("\(step)")
      }
      progress.clear()
    }
    XCTAssertEqual(text, "")
  }

  func testATerminalShowsOneLineThatIsRemovedAtTheEnd() async {
    let progress = progress(isTerminal: true)
    for step in 1...3 {
      time += 1
      progress.report("step \(step)")
    }
    progress.clear()
    XCTAssertEqual(text, "\r\u{1b}[Kstep 1\r\u{1b}[Kstep 2\r\u{1b}[Kstep 3\r\u{1b}[K")
  }

  func testALogGetsALineEveryFewSeconds() async {
    let progress = progress(isTerminal: false)
    for step in 1...12 {
      time += 1
      progress.report("step \(step)")
    }
    progress.clear()
    XCTAssertEqual(text, "step 5\nstep 10\n")
  }
}
