// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// Cells whose content is given as a value.
@MainActor
final class CellConfigurationTests: XCTestCase {
  private let first = IndexPath(row: 0, section: 0)

  func testListContentShowsTextsAndImageAndSizesTheRow() async throws {
    let stage = ConfiguredStage { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Name"
      content.secondaryText = "Place"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    defer { stage.host.window.close() }

    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    let list = try XCTUnwrap(cell.contentView.subviews.first as? UIListContentView)
    let (image, text) = (try XCTUnwrap(list.imageView), try XCTUnwrap(list.textLabel))
    let detail = try XCTUnwrap(list.secondaryTextLabel)
    XCTAssertEqual([text.text, detail.text], ["Name", "Place"])
    XCTAssertEqual(image.frame.minX, 16, "the margin of the row")
    XCTAssertEqual(text.frame.minX, image.frame.maxX + 16)
    XCTAssertEqual(detail.frame.minY, text.frame.maxY + 2, accuracy: 0.5)
    XCTAssertEqual(cell.frame.height, text.frame.height + detail.frame.height + 24, accuracy: 1)
  }

  func testARowWithAShortTextHasTheStandardHeightAndALongOneGrows() async throws {
    let stage = ConfiguredStage { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "A"
      cell.contentConfiguration = content
    }
    defer { stage.host.window.close() }
    XCTAssertEqual(stage.table.rectForRow(at: first).height, 44)

    stage.configure = { cell in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "word ", count: 40)
      cell.contentConfiguration = content
    }
    stage.table.reloadData()
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(stage.table.rectForRow(at: first).height, 88)
  }

  func testAValueIsAtTheEndOfTheLine() async throws {
    let view = UIListContentView(configuration: .valueCell())
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()

    XCTAssertEqual(view.secondaryTextLabel?.frame.maxX, 292)
    XCTAssertEqual(view.secondaryTextLabel?.frame.midY, view.textLabel?.frame.midY)
  }

  func testAViewOfTheProgramsOwnIsKeptForFurtherConfigurationsAndSizesTheRow() async throws {
    let stage = ConfiguredStage { $0.contentConfiguration = BadgeConfiguration(height: 70) }
    defer { stage.host.window.close() }
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    let badge = try XCTUnwrap(cell.contentView.subviews.first as? BadgeView)
    XCTAssertEqual(cell.frame.height, 70)
    XCTAssertEqual(badge.frame, cell.contentView.bounds)

    cell.contentConfiguration = BadgeConfiguration(height: 90)
    XCTAssertIdentical(cell.contentView.subviews.first, badge)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    XCTAssertNil(badge.superview)
    cell.contentConfiguration = nil
    XCTAssertEqual(cell.contentView.subviews, [])
  }

  func testTheStateOfTheCellIsHandedToItsContentAndItsHandler() async throws {
    let stage = ConfiguredStage { cell in
      cell.contentConfiguration = BadgeConfiguration(height: 50)
      cell.configurationUpdateHandler = { $0.accessoryType = $1.isSelected ? .checkmark : .none }
    }
    defer { stage.host.window.close() }
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    let badge = try XCTUnwrap(cell.contentView.subviews.first as? BadgeView)
    XCTAssertEqual(cell.accessoryType, .none)

    stage.table.selectRow(at: first, animated: false, scrollPosition: .none)
    stage.host.flush()

    XCTAssertEqual(cell.accessoryType, .checkmark)
    XCTAssertEqual((badge.configuration as? BadgeConfiguration)?.isSelected, true)
  }

  func testABackgroundConfigurationReplacesTheBackgroundOfTheStyle() async throws {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 4)
    let stage = ConfiguredStage { $0.backgroundConfiguration = background }
    defer { stage.host.window.close() }

    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    let shape = try XCTUnwrap(cell.backgroundView?.subviews.first)
    XCTAssertEqual(shape.backgroundColor, .red)
    XCTAssertEqual(shape.layer.cornerRadius, 8)
    XCTAssertEqual(shape.frame, CGRect(x: 10, y: 2, width: 286, height: cell.bounds.height - 4))
    XCTAssertEqual(cell.backgroundColor, .clear)

    cell.backgroundConfiguration = nil
    XCTAssertEqual(cell.backgroundColor, .systemBackground)
    XCTAssertNil(cell.backgroundView)
  }

  func testTheMarginsOfAContentViewAreThoseOfTheRow() async throws {
    let stage = ConfiguredStage { _ in }
    defer { stage.host.window.close() }
    let cell = try XCTUnwrap(stage.table.cellForRow(at: first))
    XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))

    cell.accessoryType = .disclosureIndicator
    XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
    cell.contentView.layoutMargins = .zero
    XCTAssertEqual(cell.contentView.layoutMargins, .zero)
  }

  func testAHeaderShowsItsContent() async throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Chapter"
    header.contentConfiguration = content

    XCTAssertEqual((header.contentView.subviews.first as? UIListContentView)?.textLabel?.text, "Chapter")
  }
}

/// A table of one row that a closure configures.
@MainActor
private final class ConfiguredStage: NSObject, UITableViewDataSource {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var configure: (UITableViewCell) -> Void

  init(_ configure: @escaping (UITableViewCell) -> Void) {
    self.configure = configure
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    configure(cell)
    return cell
  }
}

private struct BadgeConfiguration: UIContentConfiguration {
  var height: CGFloat
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var content = self
    content.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return content
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor), box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: configuration.height),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
