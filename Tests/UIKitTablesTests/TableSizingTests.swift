// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// Rows whose content needs another height, and the margins and separators of rows.
@MainActor
final class TableSizingTests: XCTestCase {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  func testTheTableOfAControllerHasAHeightBeforeItIsInAWindow() async {
    let controller = LettersController()
    controller.tableView.rowHeight = 40
    controller.tableView.layoutIfNeeded()

    XCTAssertEqual(controller.tableView.contentSize, CGSize(width: UIScreen.main.bounds.width, height: 120))
  }

  func testARowThatInvalidatesItsSizeGrowsWithAnAnimation() async throws {
    let stage = SizingStage()
    defer { stage.close() }
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first) as? BoxCell)
    XCTAssertEqual(stage.table.selfSizingInvalidation, .enabled)
    XCTAssertEqual(stage.table.rectForRow(at: first).height, 50)

    cell.height.constant = 90
    stage.host.advance(by: 0.02)
    XCTAssertEqual(stage.table.rectForRow(at: first).height, 50, "constraints alone change nothing")
    cell.invalidateIntrinsicContentSize()
    stage.host.advance(by: 0.1)

    XCTAssertEqual(stage.table.rectForRow(at: first).height, 90)
    let next = try XCTUnwrap(stage.table.cellForRow(at: second))
    XCTAssertEqual(next.frame.minY, 90)
    let shown = try XCTUnwrap(next.layer.presentation()).frame.minY
    XCTAssertTrue(50 < shown && shown < 90, "\(shown) is on the way")
    stage.host.advance(by: 1)
    XCTAssertEqual(next.layer.presentation()?.frame.minY, 90)
  }

  func testTheContentViewInvalidatesTheSizeToo() async throws {
    let stage = SizingStage()
    defer { stage.close() }
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first) as? BoxCell)

    cell.height.constant = 20
    UIView.performWithoutAnimation { cell.contentView.invalidateIntrinsicContentSize() }
    stage.host.advance(by: 0.02)

    XCTAssertEqual(stage.table.rectForRow(at: first).height, 20)
    XCTAssertEqual(stage.table.cellForRow(at: second)?.layer.presentation()?.frame.minY, 20, "without an animation")
  }

  func testConstraintsResizeARowOnRequest() async throws {
    let stage = SizingStage()
    defer { stage.close() }
    stage.table.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first) as? BoxCell)

    cell.height.constant = 70
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.table.rectForRow(at: first).height, 70)
  }

  func testADisabledTableKeepsItsHeights() async throws {
    let stage = SizingStage()
    defer { stage.close() }
    stage.table.selfSizingInvalidation = .disabled
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first) as? BoxCell)

    cell.height.constant = 70
    cell.invalidateIntrinsicContentSize()
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.table.rectForRow(at: first).height, 50)
  }

  func testAnotherContentConfigurationResizesTheRow() async throws {
    let stage = SizingStage()
    defer { stage.close() }
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "word ", count: 40)

    cell.contentConfiguration = content
    stage.host.advance(by: 1)

    XCTAssertGreaterThan(stage.table.rectForRow(at: first).height, 88)
    XCTAssertEqual(cell.frame.height, stage.table.rectForRow(at: first).height)
  }

  func testRowsFollowTheReadableWidthOnRequest() async throws {
    let stage = SizingStage(width: 1000)
    defer { stage.close() }
    XCTAssertFalse(stage.table.cellLayoutMarginsFollowReadableWidth)
    XCTAssertEqual(stage.table.cellForRow(at: first)?.contentView.layoutMargins.left, 20)

    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.table.cellForRow(at: first)?.contentView.layoutMargins.left, 164)
    XCTAssertEqual(stage.table.separatorInset.left, 164)
    let groups = SizingStage(width: 1000, style: .insetGrouped)
    defer { groups.close() }
    groups.table.cellLayoutMarginsFollowReadableWidth = true
    groups.host.advance(by: 0.05)
    XCTAssertEqual(groups.table.rectForRow(at: first).width, 672)
  }

  func testSeparatorsHaveTheEffectOfTheTable() async throws {
    let stage = SizingStage()
    defer { stage.close() }
    XCTAssertNil(stage.table.separatorEffect)
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))

    stage.table.separatorEffect = effect
    stage.host.advance(by: 0.05)

    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    let line = try XCTUnwrap(cell.subviews.compactMap { $0 as? UIVisualEffectView }.first)
    XCTAssertIdentical(line.effect, effect)
    XCTAssertEqual(line.contentView.backgroundColor, .separator)
    stage.table.separatorEffect = nil
    stage.host.advance(by: 0.05)
    XCTAssertNil(line.superview)
  }

  func testAHeaderIsConfiguredForItsStateAndLearnsThatItIsPinned() async throws {
    let stage = SizingStage(title: "Boxes")
    defer { stage.close() }
    let header = try XCTUnwrap(stage.table.headerView(forSection: 0))
    var pinned: [Bool] = []
    header.configurationUpdateHandler = { pinned.append($1.isPinned) }
    stage.host.advance(by: 0.05)

    stage.table.contentOffset.y = 30
    stage.host.advance(by: 0.05)

    XCTAssertEqual(pinned, [false, true])
    XCTAssertTrue(header.configurationState.isPinned)
  }
}

/// A table of 30 rows whose constraints make them 50 points high.
@MainActor
private final class SizingStage: NSObject, UITableViewDataSource {
  let host: ManualHost
  let table: UITableView
  private let title: String?

  init(width: CGFloat = 300, style: UITableView.Style = .plain, title: String? = nil) {
    host = ManualHost(size: CGSize(width: width, height: 400))
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: style)
    self.title = title
    super.init()
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = self
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  func close() { host.window.close() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
}

private final class BoxCell: UITableViewCell {
  private let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
