// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A collection view of 300 × 400 points in a window on a manual clock, whose cells show letters.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let view: UICollectionView
  var sections: [[String]]
  var log: [String] = []
  private(set) var displayed = 0
  private(set) var ended = 0
  var allowsSelecting = true

  init(_ sections: [[String]], layout: UICollectionViewLayout? = nil) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout ?? CollectionStage.grid())
    super.init()
    LetterCell.made = 0
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    host.window.addSubview(view)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  static func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  /// Returns a layout of three columns of 90 × 90 points, 15 points apart, with lines 10 points apart.
  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return layout
  }

  /// Returns a layout of one column of 300 × 40 points.
  static func list() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, section: Int = 0) -> LetterCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? LetterCell
  }

  /// Returns the frame of a cell on the screen, in the view.
  func shown(_ cell: UIView) -> CGRect { Self.shown(cell, in: view) }

  static func shown(_ cell: UIView, in view: UIView) -> CGRect {
    let layer = cell.layer.presentation() ?? cell.layer
    let origin = (view.layer.presentation() ?? view.layer).bounds.origin
    return CGRect(
      x: layer.position.x - layer.bounds.width / 2 - origin.x, y: layer.position.y - layer.bounds.height / 2 - origin.y,
      width: layer.bounds.width, height: layer.bounds.height)
  }

  /// Fails unless the screen matches the layout and the data.
  func assertAtRest(file: StaticString = #filePath, line: UInt = #line) {
    let cells = assertShowsData(file: file, line: line)
    XCTAssertEqual(
      view.subviews.filter { $0 is LetterCell }.count, cells.count, "no unused cell is visible", file: file, line: line)
    XCTAssertEqual(displayed - ended, cells.count, "each removed cell is reported", file: file, line: line)
  }

  /// Fails unless the visible items have the cells of the data in their places, also while cells move there or away.
  /// Returns the attributes of these items.
  @discardableResult
  func assertShowsData(
    file: StaticString = #filePath, line: UInt = #line
  ) -> [UICollectionViewLayoutAttributes] {
    host.flush()
    let wanted = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let cells = wanted.filter { $0.representedElementCategory == .cell }
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), Set(cells.map(\.indexPath)), "items", file: file, line: line)
    for attributes in cells {
      let cell = view.cellForItem(at: attributes.indexPath) as? LetterCell
      XCTAssertEqual(cell?.frame, attributes.frame, "frame of \(attributes.indexPath)", file: file, line: line)
      XCTAssertEqual(cell?.alpha, 1, "alpha of \(attributes.indexPath)", file: file, line: line)
      let (section, item) = (attributes.indexPath.section, attributes.indexPath.item)
      XCTAssertEqual(
        cell?.letter, sections[section][item], "content of \(attributes.indexPath)", file: file, line: line)
    }
    return cells
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.letter = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { displayed += 1 }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ended += 1 }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return allowsSelecting
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
}

@MainActor
final class LetterCell: UICollectionViewCell {
  static var made = 0
  var letter = ""
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    backgroundColor = .systemBlue
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A flow layout that counts the calls of its methods.
@MainActor
final class CountingFlowLayout: UICollectionViewFlowLayout {
  var prepared = 0
  var queries = 0
  var itemQueries = 0
  nonisolated deinit {}
  override func prepare() {
    prepared += 1
    super.prepare()
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    queries += 1
    return super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemQueries += 1
    return super.layoutAttributesForItem(at: indexPath)
  }
}
