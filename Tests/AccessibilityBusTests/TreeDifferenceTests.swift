// SPDX-License-Identifier: MIT

import XCTest

@testable import AccessibilityBus

/// The events between two trees.
final class TreeDifferenceTests: XCTestCase {
  private let old = SampleTree.make()

  private func signals(_ change: (inout AccessibleTree) -> Void) -> [BusSignal] {
    var new = old
    change(&new)
    return TreeDifference(from: old, to: new).signals
  }

  func testEqualTreesHaveNoEvents() { XCTAssertEqual(signals { _ in }, []) }

  func testChangesOfAnObjectAreEvents() {
    let changes = signals {
      $0.change(SampleTree.button) {
        $0.name = "Sent"
        $0.states = [.checked]
      }
    }

    XCTAssertEqual(
      changes,
      [
        .property("name", of: SampleTree.button, .text("Sent")), .state("checked", of: SampleTree.button, isOn: true),
      ])
  }

  func testTheNewFocusIsTheLastEvent() {
    let changes = signals {
      $0.change(SampleTree.button) { $0.states = [.focused, .enabled] }
      $0.change(SampleTree.slider) { $0.name = "Level" }
    }

    XCTAssertEqual(changes.last, .state("focused", of: SampleTree.button, isOn: true))
    XCTAssertEqual(changes.count, 3)
  }

  func testOnlyTheChangedPartOfATextIsSent() {
    let changes = signals { $0.change(SampleTree.field) { $0.text = AccessibleText("Adela", selection: 5..<5) } }

    XCTAssertEqual(
      changes,
      [
        BusSignal(
          source: SampleTree.field, name: "TextChanged", detail: "insert", numbers: (2, 2), content: .text("el")),
        BusSignal(source: SampleTree.field, name: "TextCaretMoved", numbers: (5, 0)),
      ])
  }

  func testReplacedTextIsDeletedAndInserted() {
    let changes = signals { $0.change(SampleTree.field) { $0.text = AccessibleText("Ida", selection: 3..<3) } }

    XCTAssertEqual(changes.map(\.detail), ["delete", "insert"])
    XCTAssertEqual(changes.map(\.content), [.text("A"), .text("I")])
  }

  func testObjectsThatLeaveAreDefunctAndNewOnesAreAdded() {
    var new = AccessibleTree(applicationName: "Sample")
    for id in old.descendants(of: AccessibleTree.root) where id != SampleTree.list && !SampleTree.rows.contains(id) {
      guard let node = old[id], let parent = node.parent else { continue }
      new.add(node, id: id, to: parent)
    }
    new.add(AccessibleNode(role: .label), id: 8, to: SampleTree.window)

    let changes = TreeDifference(from: old, to: new).signals

    XCTAssertEqual(
      changes,
      [
        .state("defunct", of: SampleTree.list, isOn: true), .state("defunct", of: 6, isOn: true),
        .state("defunct", of: 7, isOn: true),
        .children("remove", of: SampleTree.window, at: 3, SampleTree.list),
        .children("add", of: SampleTree.window, at: 3, 8),
      ])
  }

  func testAListTellsThatItsSelectionHasChanged() {
    let changes = signals { $0.change(6) { $0.states.insert(.selected) } }

    XCTAssertEqual(
      changes, [.state("selected", of: 6, isOn: true), BusSignal(source: SampleTree.list, name: "SelectionChanged")])
  }

  func testAWindowTellsThatItHasBecomeActive() {
    let changes = signals { $0.change(SampleTree.window) { $0.states.insert(.active) } }

    XCTAssertEqual(
      changes,
      [
        .state("active", of: SampleTree.window, isOn: true),
        BusSignal(source: SampleTree.window, interface: .window, name: "Activate", content: .text("Window")),
      ])
  }
}
