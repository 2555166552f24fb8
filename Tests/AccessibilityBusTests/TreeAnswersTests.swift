// SPDX-License-Identifier: MIT

import XCTest

@testable import AccessibilityBus

/// The answers to calls, without a bus.
final class TreeAnswersTests: XCTestCase {
  private var tree = SampleTree.make()

  private func ask(_ id: AccessibleID, _ interface: String, _ member: String, _ arguments: BusValue...) -> BusAnswer {
    let answers = TreeAnswers(tree: tree, identity: .init(connection: ":1.5", locale: "en_GB"))
    return answers.answer(
      BusCall(
        object: BusAddress.path(of: id), interface: "org.a11y.atspi.\(interface)", member: member, arguments: arguments)
    )
  }

  private func property(_ id: AccessibleID, _ interface: String, _ name: String) -> BusAnswer {
    let answers = TreeAnswers(tree: tree, identity: .init(connection: ":1.5", locale: "en_GB"))
    return answers.answer(
      BusCall(
        object: BusAddress.path(of: id), interface: "org.freedesktop.DBus.Properties", member: "Get",
        arguments: [.string("org.a11y.atspi.\(interface)"), .string(name)]))
  }

  private func reference(_ id: AccessibleID) -> BusValue {
    .tuple([.string(":1.5"), .path("/org/a11y/atspi/accessible/\(id == 0 ? "root" : "\(id)")")])
  }

  // MARK: The tree

  func testObjectsAreDescribed() {
    XCTAssertEqual(property(SampleTree.button, "Accessible", "Name"), .value(.variant(.string("Send"))))
    XCTAssertEqual(ask(SampleTree.button, "Accessible", "GetRole"), .value(.unsigned(43)))
    XCTAssertEqual(ask(SampleTree.button, "Accessible", "GetRoleName"), .value(.string("push button")))
    XCTAssertEqual(
      ask(SampleTree.field, "Accessible", "GetState"),
      .value(.array(of: "u", [.unsigned(1 << 7 | 1 << 26), .unsigned(0)])))
  }

  func testObjectsLeadToTheirParentsAndChildren() {
    XCTAssertEqual(property(SampleTree.list, "Accessible", "ChildCount"), .value(.variant(.int(2))))
    XCTAssertEqual(
      ask(SampleTree.list, "Accessible", "GetChildren"),
      .value(.array(of: "(so)", SampleTree.rows.map(reference))))
    XCTAssertEqual(property(7, "Accessible", "Parent"), .value(.variant(reference(SampleTree.list))))
    XCTAssertEqual(ask(7, "Accessible", "GetIndexInParent"), .value(.int(1)))
    XCTAssertEqual(
      property(AccessibleTree.root, "Accessible", "Parent"), .value(.variant(BusAddress.registry.value)))
    XCTAssertEqual(
      ask(SampleTree.list, "Accessible", "GetChildAtIndex", .int(9)),
      .value(.tuple([.string(""), .path("/org/a11y/atspi/null")])))
  }

  func testInterfacesAreThoseForWhatAnObjectHas() {
    func interfaces(of id: AccessibleID) -> BusAnswer { ask(id, "Accessible", "GetInterfaces") }
    func names(_ names: String...) -> BusAnswer {
      .value(.array(of: "s", names.map { .string("org.a11y.atspi.\($0)") }))
    }

    XCTAssertEqual(interfaces(of: AccessibleTree.root), names("Accessible", "Application"))
    XCTAssertEqual(interfaces(of: SampleTree.button), names("Accessible", "Component", "Action"))
    XCTAssertEqual(interfaces(of: SampleTree.field), names("Accessible", "Component", "Text", "EditableText"))
    XCTAssertEqual(interfaces(of: SampleTree.slider), names("Accessible", "Component", "Value"))
    XCTAssertEqual(interfaces(of: SampleTree.list), names("Accessible", "Component", "Selection"))
  }

  func testCallsThatAnObjectDoesNotHaveFail() {
    XCTAssertEqual(ask(99, "Accessible", "GetRole"), .failure(.unknownObject))
    XCTAssertEqual(ask(SampleTree.button, "Text", "GetText", .int(0), .int(1)), .failure(.unknownInterface))
    XCTAssertEqual(ask(SampleTree.button, "Accessible", "Explode"), .failure(.unknownMethod))
    XCTAssertEqual(property(SampleTree.button, "Accessible", "Colour"), .failure(.unknownProperty))
    XCTAssertEqual(ask(SampleTree.button, "Component", "GetExtents"), .failure(.invalidArguments))
    XCTAssertEqual(ask(SampleTree.button, "Action", "DoAction", .int(4)), .failure(.invalidArguments))
  }

  // MARK: Component

  func testExtentsAreInTheCoordinatesThatTheCallAsksFor() {
    func extents(_ origin: UInt32, of id: AccessibleID) -> BusAnswer {
      ask(id, "Component", "GetExtents", .unsigned(origin))
    }
    func frame(_ numbers: Int32...) -> BusAnswer { .value(.tuple(numbers.map(BusValue.int))) }

    XCTAssertEqual(extents(0, of: SampleTree.window), frame(100, 50, 400, 300))
    XCTAssertEqual(extents(1, of: SampleTree.window), frame(0, 0, 400, 300))
    XCTAssertEqual(extents(0, of: 7), frame(300, 100, 200, 50))
    XCTAssertEqual(extents(1, of: 7), frame(200, 50, 200, 50))
    XCTAssertEqual(extents(2, of: 7), frame(0, 50, 200, 50))
  }

  func testTheDeepestObjectAtAPointIsFound() {
    func object(_ x: Int32, _ y: Int32, _ origin: UInt32, in id: AccessibleID = SampleTree.window) -> BusAnswer {
      ask(id, "Component", "GetAccessibleAtPoint", .int(x), .int(y), .unsigned(origin))
    }

    XCTAssertEqual(object(350, 120, 0), .value(reference(7)))
    XCTAssertEqual(object(250, 70, 1), .value(reference(7)))
    XCTAssertEqual(object(250, 70, 2, in: SampleTree.list), .value(reference(7)))
    XCTAssertEqual(object(150, 280, 1), .value(reference(SampleTree.window)))
    XCTAssertEqual(object(-1, 0, 1), .value(.tuple([.string(""), .path("/org/a11y/atspi/null")])))
  }

  // MARK: Text and numbers

  func testTextIsReadInUnits() {
    XCTAssertEqual(property(SampleTree.field, "Text", "CaretOffset"), .value(.variant(.int(3))))
    XCTAssertEqual(ask(SampleTree.field, "Text", "GetText", .int(0), .int(-1)), .value(.string("Ada")))
    XCTAssertEqual(
      ask(SampleTree.field, "Text", "GetStringAtOffset", .int(1), .unsigned(1)),
      .values([.string("Ada"), .int(0), .int(3)]))
    XCTAssertEqual(
      ask(SampleTree.field, "Text", "GetTextAfterOffset", .int(0), .unsigned(0)),
      .values([.string("d"), .int(1), .int(2)]))
    XCTAssertEqual(ask(SampleTree.field, "Text", "GetNSelections"), .value(.int(0)))
  }

  func testNumbersAreReadAndSet() {
    XCTAssertEqual(property(SampleTree.slider, "Value", "CurrentValue"), .value(.variant(.double(4))))
    let answers = TreeAnswers(tree: tree, identity: .init(connection: ":1.5", locale: "en_GB"))
    func set(_ number: Double) -> BusAnswer {
      answers.answer(
        BusCall(
          object: BusAddress.path(of: SampleTree.slider), interface: "org.freedesktop.DBus.Properties", member: "Set",
          arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(number))]))
    }

    XCTAssertEqual(set(7), .command(.setValue(7), on: SampleTree.slider))
    XCTAssertEqual(set(.nan), .failure(.invalidArguments))
  }

  // MARK: Positions of characters

  /// Returns the answer to a call of the field whose command has a result.
  private func results(_ member: String, _ arguments: BusValue..., result: AccessibleResult) -> [BusValue]? {
    let answers = TreeAnswers(tree: tree, identity: .init(connection: ":1.5", locale: "en_GB"))
    let call = BusCall(
      object: BusAddress.path(of: SampleTree.field), interface: "org.a11y.atspi.Text", member: member,
      arguments: arguments)
    guard case .command(let command, SampleTree.field) = answers.answer(call) else { return nil }
    return answers.results(of: command, result, for: call)
  }

  func testTheFramesOfCharactersAreInTheCoordinatesThatTheCallAsksFor() {
    let frame = AccessibleNode.Frame(x: 7, y: 8, width: 9, height: 10)
    tree.change(SampleTree.field) { $0.text = AccessibleText("A👍") }

    XCTAssertEqual(
      ask(SampleTree.field, "Text", "GetCharacterExtents", .int(1), .unsigned(0)),
      .command(.measure(1..<3), on: SampleTree.field))
    XCTAssertEqual(
      results("GetCharacterExtents", .int(1), .unsigned(0), result: .frame(frame)),
      [.int(107), .int(58), .int(9), .int(10)])
    XCTAssertEqual(
      results("GetRangeExtents", .int(0), .int(-1), .unsigned(1), result: .frame(frame)),
      [.int(7), .int(8), .int(9), .int(10)])
    XCTAssertNil(results("GetRangeExtents", .int(0), .int(1), .unsigned(1), result: .failed))
    XCTAssertEqual(
      ask(SampleTree.field, "Text", "GetCharacterExtents", .int(3), .unsigned(0)), .failure(.invalidArguments))
    XCTAssertEqual(
      ask(SampleTree.field, "Text", "GetOffsetAtPoint", .int(101), .int(52), .unsigned(0)),
      .command(.findCharacter(x: 1, y: 2), on: SampleTree.field))
    XCTAssertEqual(
      results("GetOffsetAtPoint", .int(1), .int(2), .unsigned(1), result: .character(3)), [.int(2)])
    XCTAssertEqual(
      results("GetOffsetAtPoint", .int(0), .int(0), .unsigned(1), result: .character(nil)), [.int(-1)])
  }

  // MARK: Commands

  func testRequestsBecomeCommands() {
    XCTAssertEqual(
      ask(SampleTree.button, "Action", "DoAction", .int(0)), .command(.perform(action: 0), on: SampleTree.button))
    XCTAssertEqual(ask(SampleTree.field, "Component", "GrabFocus"), .command(.focus, on: SampleTree.field))
    XCTAssertEqual(
      ask(SampleTree.field, "EditableText", "InsertText", .int(1), .string("x"), .int(1)),
      .command(.replace(1..<1, with: "x"), on: SampleTree.field))
    XCTAssertEqual(
      ask(SampleTree.field, "Text", "SetSelection", .int(0), .int(2), .int(1)),
      .command(.select(1..<2), on: SampleTree.field))
    XCTAssertEqual(
      ask(SampleTree.list, "Selection", "SelectChild", .int(1)),
      .command(.selectChild(1, isSelected: true), on: SampleTree.list))
  }

  func testSelectionIsReadFromTheChildren() {
    tree.change(7) { $0.states.insert(.selected) }

    XCTAssertEqual(property(SampleTree.list, "Selection", "NSelectedChildren"), .value(.variant(.int(1))))
    XCTAssertEqual(ask(SampleTree.list, "Selection", "GetSelectedChild", .int(0)), .value(reference(7)))
    XCTAssertEqual(ask(SampleTree.list, "Selection", "IsChildSelected", .int(0)), .value(.bool(false)))
    XCTAssertEqual(
      ask(SampleTree.list, "Selection", "DeselectSelectedChild", .int(0)),
      .command(.selectChild(1, isSelected: false), on: SampleTree.list))
  }
}
