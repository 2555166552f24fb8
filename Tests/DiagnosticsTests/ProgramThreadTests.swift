// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import XCTest

/// Threads, and a system that refuses one.
final class ProgramThreadTests: XCTestCase {
  func testAThreadRunsUnderItsName() throws {
    let isDone = expectation(description: "the thread has run")

    try ProgramThread.start(name: "worker", stackSize: 1 << 20) {
      let name = try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)
      XCTAssertEqual(name, "worker\n")
      XCTAssertFalse(Thread.isMainThread)
      isDone.fulfill()
    }

    wait(for: [isDone], timeout: 60)
  }

  func testAThreadThatTheSystemRefusesIsAnErrorThatSaysWhatToDo() {
    // No address space has room for such a stack.
    XCTAssertThrowsError(try ProgramThread.start(name: "worker", stackSize: 1 << 60) { XCTFail("it has started") }) {
      let error = $0 as? ProgramThread.StartError
      XCTAssertEqual(error?.name, "worker")
      XCTAssertEqual(error?.code, EAGAIN)
      XCTAssertTrue("\($0)".contains("ulimit"), "\($0)")
    }
  }
}
