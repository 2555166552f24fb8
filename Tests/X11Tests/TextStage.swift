// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

@testable import X11

/// A window with the keyboard focus, and the text that it receives.
final class TextStage {
  let desktop: Desktop
  let window: Window
  private(set) var text = ""
  /// The changes of marked text. nil stands for its end.
  private(set) var marked: [MarkedText?] = []
  private let connection: Connection

  init() throws {
    let (desktop, connection) = (try Desktop(), try Connection())
    let window = Window(
      connection: connection, size: PixelSize(width: 200, height: 100), title: "Text", appID: "passage-test")
    (self.desktop, self.connection, self.window) = (desktop, connection, window)
    window.map()
    XCTAssertTrue(wait { desktop.isViewable(window.xid) })
    connection.beginInput()
    desktop.focus(window.xid)
    XCTAssertTrue(wait { desktop.focusedWindow == window.xid }, "the window does not receive the keyboard focus")
  }

  deinit { window.destroy() }

  /// Reads events until a condition holds. Returns whether it does.
  @discardableResult
  func wait(_ condition: () -> Bool) -> Bool {
    waitUntil {
      for (_, event) in connection.drainEvents() {
        switch event {
        case .key(let key): text += key.text
        case .markedText(let change): marked.append(change)
        default: break
        }
      }
      return condition()
    }
  }
}
