// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Glibc
import XCTest

@testable import X11

/// Dead keys and Compose, typed by another client on a keyboard that has them.
final class TextInputTests: XCTestCase {
  private let oldEnvironment = ProcessInfo.processInfo.environment

  override func tearDown() {
    for name in ["XMODIFIERS", "LC_ALL"] {
      if let value = oldEnvironment[name] { setenv(name, value, 1) } else { unsetenv(name) }
    }
    setlocale(LC_CTYPE, "")
    Desktop.useKeyboard(layout: "us")
  }

  /// Returns the text that a window of a new connection receives when `type` types.
  private func text(waitingFor expected: String, _ type: (Desktop) -> Void) throws -> String {
    let stage = try TextStage()
    type(stage.desktop)
    stage.wait { stage.text.unicodeScalars.count >= expected.unicodeScalars.count }
    return stage.text
  }

  private func useKeyboard(layout: String, variant: String = "", option: String = "") throws {
    guard Desktop.useKeyboard(layout: layout, variant: variant, option: option) else {
      throw XCTSkip("setxkbmap is not installed, or the server accepts no layouts; install x11-xkb-utils")
    }
  }

  func testDeadKeysComposeWithAnyNamedInputMethod() throws {
    try useKeyboard(layout: "us", variant: "intl")
    for modifiers in ["@im=none", "@im=passage-nonexistent", ""] {
      setenv("XMODIFIERS", modifiers, 1)

      let typed = try text(waitingFor: "éàx") { desktop in
        for key in [XK_dead_acute, XK_e, XK_dead_grave, XK_a, XK_x] { desktop.type(key) }
      }

      XCTAssertEqual(typed, "éàx", "XMODIFIERS=\(modifiers)")
    }
  }

  func testDeadKeysComposeInALocaleWithoutUTF8() throws {
    try useKeyboard(layout: "us", variant: "intl")
    setenv("XMODIFIERS", "@im=none", 1)
    for locale in ["C", "POSIX", "xx_XX.UTF-8"] {
      setenv("LC_ALL", locale, 1)

      let typed = try text(waitingFor: "é") { desktop in
        desktop.type(XK_dead_acute)
        desktop.type(XK_e)
      }

      XCTAssertEqual(typed, "é", "LC_ALL=\(locale)")
    }
  }

  func testComposeSequencesComposeWithoutAnInputMethod() throws {
    try useKeyboard(layout: "us", option: "compose:ralt")
    setenv("XMODIFIERS", "@im=none", 1)

    let typed = try text(waitingFor: "é") { desktop in
      for key in [XK_Multi_key, XK_apostrophe, XK_e] { desktop.type(key) }
    }

    XCTAssertEqual(typed, "é")
  }

  func testDeadKeyThatComposesNothingEntersNothing() throws {
    try useKeyboard(layout: "us", variant: "intl")
    setenv("XMODIFIERS", "@im=none", 1)

    let typed = try text(waitingFor: "x") { desktop in
      for key in [XK_dead_acute, XK_Escape, XK_x] { desktop.type(key) }
    }

    XCTAssertEqual(typed, "x")
  }
}
