// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Undoing and redoing with an undo manager of the program's own.
@MainActor
final class UndoManagerTests: UIKitTestCase {
  /// A number whose changes can be undone.
  @MainActor private final class Counter: NSObject {
    let manager = UndoManager()
    private(set) var value = 0

    nonisolated deinit {}

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    func setBySelector(_ new: Int) {
      manager.registerUndo(withTarget: self, selector: Selector(Counter.restore), object: value as NSNumber)
      value = new
    }

    func restore(_ number: NSNumber) { setBySelector(number.intValue) }

    /// Changes the value in a group of its own.
    func step(_ new: Int) {
      manager.beginUndoGrouping()
      set(new)
      manager.endUndoGrouping()
    }
  }

  func testUndoAndRedoGoBackAndForth() async {
    let counter = Counter()
    XCTAssertFalse(counter.manager.canUndo)
    for value in 1...3 { counter.step(value) }
    counter.manager.undo()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 1)
    counter.manager.redo()
    XCTAssertEqual(counter.value, 2)
    XCTAssertTrue(counter.manager.canRedo)
    counter.step(7)
    XCTAssertFalse(counter.manager.canRedo)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 2)
    counter.manager.undo()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
    XCTAssertFalse(counter.manager.canUndo)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
  }

  func testActionsOfOneEventAreUndoneTogether() async {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    XCTAssertEqual(counter.manager.groupingLevel, 1)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    XCTAssertEqual(counter.manager.groupingLevel, 0)
    counter.set(3)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 2)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
    counter.manager.redo()
    XCTAssertEqual(counter.value, 2)
  }

  func testGroupsAreNested() async {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.manager.beginUndoGrouping()
    counter.step(1)
    counter.step(2)
    XCTAssertEqual(counter.manager.groupingLevel, 1)
    counter.manager.endUndoGrouping()
    counter.manager.beginUndoGrouping()
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
    XCTAssertFalse(counter.manager.canUndo)
  }

  func testActionNamesFollowTheirGroups() async {
    let counter = Counter()
    counter.step(1)
    counter.manager.setActionName("Count")
    counter.step(2)
    XCTAssertEqual(counter.manager.undoMenuItemTitle, "Undo")
    counter.manager.undo()
    XCTAssertEqual(counter.manager.undoMenuItemTitle, "Undo Count")
    counter.manager.undo()
    XCTAssertEqual(counter.manager.redoMenuItemTitle, "Redo Count")
    XCTAssertEqual(counter.manager.undoActionName, "")
  }

  func testAMethodCanBeTheAction() async {
    let counter = Counter()
    counter.setBySelector(4)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
    counter.manager.redo()
    XCTAssertEqual(counter.value, 4)
  }

  func testTheOldestLevelsAreRemoved() async {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for value in 1...4 { counter.step(value) }
    for _ in 1...4 { counter.manager.undo() }
    XCTAssertEqual(counter.value, 2)
  }

  func testTargetsAreHeldWeaklyAndCanBeRemoved() async {
    let (manager, counter) = (UndoManager(), Counter())
    var log: [String] = []
    do {
      let gone = Counter()
      manager.registerUndo(withTarget: gone) { _ in log.append("gone") }
    }
    manager.registerUndo(withTarget: self) { _ in log.append("self") }
    manager.registerUndo(withTarget: counter) { _ in log.append("counter") }
    manager.removeAllActions(withTarget: counter)
    manager.undo()
    XCTAssertEqual(log, ["self"])
    manager.registerUndo(withTarget: counter) { _ in log.append("counter") }
    manager.removeAllActions(withTarget: counter)
    XCTAssertFalse(manager.canUndo)
    manager.undo()
    XCTAssertEqual(log, ["self"])
  }

  func testNothingIsRegisteredWhileDisabled() async {
    let counter = Counter()
    counter.step(1)
    counter.manager.disableUndoRegistration()
    counter.step(2)
    counter.manager.enableUndoRegistration()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
    counter.manager.disableUndoRegistration()
    counter.manager.removeAllActions()
    XCTAssertTrue(counter.manager.isUndoRegistrationEnabled)
  }

  func testNotificationsTellOfUndoing() async {
    let counter = Counter()
    counter.step(1)
    var states: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) { _ in
        MainActor.assumeIsolated { states.append("\(name.rawValue.dropFirst(13).prefix(8)) \(counter.value)") }
      }
    }
    counter.manager.undo()
    counter.manager.redo()
    XCTAssertEqual(states, ["WillUndo 1", "DidUndoC 0", "WillRedo 0", "DidRedoC 1"])
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  func testKeysUndoWithTheManagerOfTheFirstResponder() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    host.window.rootViewController = controller
    host.flush()
    let counter = Counter()
    XCTAssertTrue(controller.undoManager === host.window.undoManager)
    controller.undoManager?.registerUndo(withTarget: counter) { $0.step(5) }
    host.key(0x7a, modifiers: .control)
    XCTAssertEqual(counter.value, 5)
    let manager = controller.undoManager
    manager?.beginUndoGrouping()
    manager?.registerUndo(withTarget: counter) { $0.step(6) }
    host.key(0x7a, modifiers: .control)
    host.key(0x79, modifiers: .control)
    XCTAssertEqual(counter.value, 5)
    manager?.endUndoGrouping()
    host.key(0x7a, modifiers: .control)
    XCTAssertEqual(counter.value, 6)
  }
}
