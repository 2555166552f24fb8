// SPDX-License-Identifier: MIT
import XCTest

@testable import RenderServer
@testable import X11

/// A render server for which the system refuses a thread.
final class RefusedThreadTests: XCTestCase {
  func testItIsAnErrorThatSaysWhatToDo() throws {
    let connection = try X11.Connection()

    // No address space has room for such a stack.
    XCTAssertThrowsError(try RenderServer(takingOver: connection, clock: .manual, stackSize: 1 << 60)) {
      XCTAssertEqual(($0 as? ConnectionError)?.exitStatus, 1)
      XCTAssertTrue("\($0)".contains("\"render\""), "\($0)")
    }
  }
}
