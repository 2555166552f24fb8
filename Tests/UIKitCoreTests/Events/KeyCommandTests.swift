// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class KeyCommandTests: UIKitTestCase {
  private final class NotesController: UIViewController {
    var calls: [String] = []

    func add() { calls.append("add") }
    func note(_ command: UIKeyCommand) { calls.append(command.title) }
    func escape() { calls.append("escape") }
  }

  /// A view that takes all keys itself.
  private final class Pad: UIView {
    var phases: [UIPress.Phase] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
  }

  private var host: ManualHost!
  private var notes: NotesController!

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: CGSize(width: 200, height: 200))
    notes = NotesController()
    host.window.rootViewController = notes
    host.advance(by: 0.1)
  }

  override func release() {
    host.window.close()
    (host, notes) = (nil, nil)
    super.release()
  }

  private func add(_ input: String, _ modifiers: UIKeyModifierFlags = [], title: String) {
    notes.addKeyCommand(
      UIKeyCommand(title: title, action: NotesController.note, input: input, modifierFlags: modifiers))
  }

  func testCommandIsCtrlOrSuper() async {
    notes.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: NotesController.add))

    host.key(0x6e, text: "n")
    XCTAssertEqual(notes.calls, [])
    host.key(0x6e, modifiers: .control)
    host.key(0x6e, modifiers: .command)
    host.key(0x6e, modifiers: [.control, .alternate])
    XCTAssertEqual(notes.calls, ["add", "add"])
  }

  func testShiftMattersForLettersOnly() async {
    add("n", .command, title: "n")
    add("N", [.command, .shift], title: "N")
    add("+", .command, title: "+")

    host.key(0x6e, modifiers: .control)
    host.key(0x4e, modifiers: [.control, .shift])
    host.key(0x2b, modifiers: [.control, .shift])

    XCTAssertEqual(notes.calls, ["n", "N", "+"])
  }

  func testKeysThatTypeNothing() async {
    add(UIKeyCommand.inputUpArrow, title: "up")
    add(UIKeyCommand.inputEscape, title: "escape")
    add(UIKeyCommand.f5, title: "f5")
    add("\r", .alternate, title: "return")

    host.key(0xff52)
    host.key(0xff1b)
    host.key(0xffc2)
    host.key(0xff0d, modifiers: .alternate)

    XCTAssertEqual(notes.calls, ["up", "escape", "f5", "return"])
  }

  func testARemovedCommandDoesNothing() async {
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: NotesController.add)
    notes.addKeyCommand(command)
    XCTAssertEqual(notes.keyCommands, [command])

    notes.removeKeyCommand(command)
    host.key(0x6e, modifiers: .control)

    XCTAssertNil(notes.keyCommands)
    XCTAssertEqual(notes.calls, [])
  }

  func testAResponderThatTakesKeysComesFirstUnlessTheCommandHasPriority() async {
    let pad = Pad(frame: notes.view.bounds)
    notes.view.addSubview(pad)
    pad.becomeFirstResponder()
    add("a", title: "a")
    host.key(0x61, text: "a")
    XCTAssertEqual(notes.calls, [])
    XCTAssertEqual(pad.phases, [.began, .ended])

    pad.phases = []
    let command = UIKeyCommand(title: "b", action: NotesController.note, input: "b")
    command.wantsPriorityOverSystemBehavior = true
    notes.addKeyCommand(command)
    host.key(0x62, text: "b")
    XCTAssertEqual(notes.calls, ["b"])
    XCTAssertEqual(pad.phases, [])
  }

  func testATextFieldTypesAndPassesShortcutsOn() async {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    notes.view.addSubview(field)
    field.becomeFirstResponder()
    add("n", title: "n")
    add("n", .command, title: "Ctrl+n")

    host.key(0x6e, text: "n")
    host.key(0x6e, modifiers: .control)

    XCTAssertEqual(field.text, "n")
    XCTAssertEqual(notes.calls, ["Ctrl+n"])
  }

  func testACommandWithoutATargetIsPassedOver() async {
    final class Other: UIResponder { func nothing() {} }
    notes.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Other.nothing))
    add("n", .command, title: "second")

    host.key(0x6e, modifiers: .control)

    XCTAssertEqual(notes.calls, ["second"])
  }

  func testACommandComesBeforeGoingBack() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = navigation
    notes.addKeyCommand(
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: NotesController.escape))
    navigation.pushViewController(notes, animated: false)
    host.advance(by: 0.1)

    host.key(0xff1b)

    XCTAssertEqual(notes.calls, ["escape"])
    XCTAssertTrue(navigation.topViewController === notes)
  }
}
