// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The context menus of the rows of tables and the items of collection views.
@MainActor
final class ItemMenuTests: UIKitTestCase {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
        UIMenu(children: [UIAction(title: "Delete \(indexPath.row)") { [self] in log.append($0.title) }])
      }
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var asked: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      return UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
    }
  }

  private var stage: MenuStage!
  private let (rows, items) = (Rows(), Items())

  override func setUp() async throws {
    try await super.setUp()
    stage = MenuStage()
    rows.log = []
  }

  override func release() { stage = nil }

  private func addTable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    stage.host.window.addSubview(table)
    stage.host.flush()
  }

  private func click(_ place: CGPoint) {
    stage.host.touchBegan(at: place, buttons: .secondary)
    stage.host.touchEnded(at: place)
    stage.host.advance(by: 1)
  }

  func testARowHasTheMenuOfTheDelegate() async {
    addTable()
    click(CGPoint(x: 50, y: 60))
    XCTAssertEqual(stage.titles, ["Delete 1"])
    stage.tap("Delete 1")
    XCTAssertEqual(rows.log, ["display", "end", "Delete 1"])
  }

  func testARowWithoutAMenuIsClickedAsUsual() async {
    addTable()
    click(CGPoint(x: 50, y: 20))
    XCTAssertFalse(stage.isOpen)
    stage.host.touchBegan(at: CGPoint(x: 50, y: 20))
    stage.host.advance(by: 1)
    stage.host.touchEnded(at: CGPoint(x: 50, y: 20))
    XCTAssertEqual(rows.log, ["select 0"])
  }

  func testALongPressOpensTheMenuOfARowAndDoesNotSelectIt() async {
    addTable()
    stage.host.touchBegan(at: CGPoint(x: 50, y: 100))
    stage.host.advance(by: 1)
    stage.host.touchEnded(at: CGPoint(x: 50, y: 100))
    XCTAssertEqual(stage.titles, ["Delete 2"])
    XCTAssertEqual(rows.log, ["display"])
  }

  func testAnItemHasTheMenuOfTheDelegate() async {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    stage.host.window.addSubview(view)
    stage.host.advance(by: 0.1)

    click(CGPoint(x: 150, y: 50))
    XCTAssertEqual(items.asked, [IndexPath(item: 1, section: 0)])
    XCTAssertEqual(stage.titles, ["Open"])
    stage.press(MenuStage.Key.escape)

    click(CGPoint(x: 150, y: 250))
    XCTAssertFalse(stage.isOpen, "there is no item")
  }
}
