// SPDX-License-Identifier: MIT
import AccessibilityBus
import LeakTesting
import UIKit
import XCTest

@testable import UIKitAccessibility

/// Tables and collections as assistive technology sees them.
@MainActor
final class ListNodeTests: UIKitTestCase {
  private final class Names: UITableViewController {
    var pressed: [IndexPath] = []

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Section \(indexPath.section)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { pressed.append(indexPath) }
  }

  func testRowsHaveTheirTextsAsTheirNamesAndTheirPositions() async throws {
    let stage = TreeStage(Names())
    let tree = stage.tree
    let nodes = tree.descendants(of: AccessibleTree.root).compactMap { tree[$0] }
    let list = try XCTUnwrap(nodes.first { $0.role == .list })

    let rows = list.children.compactMap { tree[$0] }.filter { $0.role == .listItem }

    XCTAssertEqual(rows.prefix(2).map(\.name), ["Row 0, Section 0", "Row 1, Section 0"])
    XCTAssertEqual(rows[1].attributes, ["posinset": "2", "setsize": "60"])
    XCTAssertEqual(rows[1].children, [])
  }

  func testPressingARowSelectsIt() async throws {
    let names = Names()
    let stage = TreeStage(names)

    XCTAssertTrue(stage.perform("press", on: "Row 3, Section 0"))

    XCTAssertEqual(names.pressed, [IndexPath(row: 3, section: 0)])
    XCTAssertEqual(stage.node("Row 3, Section 0")?.states.contains(.selected), true)
  }

  func testAScreenReaderSelectsARowByItsIndex() async throws {
    let names = Names()
    let stage = TreeStage(names)
    let tree = stage.tree
    let list = try XCTUnwrap(tree.descendants(of: AccessibleTree.root).first { tree[$0]?.role == .list })

    XCTAssertEqual(stage.source.perform(.selectChild(2, isSelected: true), on: list), .done)
    XCTAssertEqual(names.pressed, [IndexPath(row: 2, section: 0)])
    XCTAssertEqual(stage.source.perform(.selectChild(99, isSelected: true), on: list), .failed)
  }
}
