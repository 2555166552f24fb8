// SPDX-License-Identifier: MIT
import UIKit

/// The content of the home page: live pictures, three doors, and all pages in their sections.
final class HomeList: KeyList {
  /// The largest width of the content in points.
  private static let widest: CGFloat = 1240
  /// The width in points below which the margins and the heading are small.
  private static let narrow: CGFloat = 560
  /// The width in points from which the doors are beside the pictures.
  private static let wide: CGFloat = 800
  private static let doorWidth: CGFloat = 250
  private static let gap: CGFloat = 14
  private static let headerHeight: CGFloat = 46
  /// The ratio of width to height of a picture, and the least height of a picture in points.
  private static let ratio: CGFloat = 1.5
  private static let leastPictureHeight: CGFloat = 76

  private let heading = UILabel()
  private let hint = UILabel()
  let cells: [LiveCell]
  let doors: [HomeDoor]
  private var groups: [(header: UILabel, controls: [PageCard])] = []
  /// Called when the pictures may have come into sight or gone out of it.
  var onScroll: (() -> Void)?

  init(cells: [LiveCell], doors: [HomeDoor]) {
    self.cells = cells
    self.doors = doors
    super.init()
    // The heading takes the place of the bar's title. Nothing of the bar is seen.
    contentInsetAdjustmentBehavior = .never
    heading.text = "Transitions that follow your hand"
    heading.textColor = .label
    heading.accessibilityTraits = .header
    hint.text = "Drag across a picture, or click it to try its style."
    hint.font = .systemFont(ofSize: 15)
    hint.textColor = Palette.secondaryText
    hint.numberOfLines = 0
    [heading, hint].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the cards of the pages, by section.
  func add(_ pages: [Page], open: @escaping (Page) -> Void) {
    groups = add(pages, headerSize: 15, control: PageCard.init, choose: open)
  }

  /// Whether a part of the live pictures is in sight.
  var showsCells: Bool { cells.contains { $0.frame.intersects(bounds) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    onScroll?()
  }

  override func layOut(in size: CGSize) -> CGFloat {
    let margin: CGFloat = size.width < Self.narrow ? 20 : 28
    let width = max(min(Self.widest, size.width - 2 * margin), 0)
    let x = ((size.width - width) / 2).rounded()
    var y = layOutHeading(x: x, y: margin - 6, width: width)
    let isWide = width >= Self.wide
    let picturesWidth = isWide ? width - Self.doorWidth - Self.gap : width
    let pictures = CGRect(
      x: x, y: y, width: picturesWidth, height: picturesHeight(picturesWidth, room: size.height - y))
    layOutCells(in: pictures)
    y = layOutDoors(beside: pictures, isWide: isWide, maxX: x + width)
    return layOutGroups(x: x, y: y, width: width) + margin
  }

  private func layOutHeading(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    heading.font = .systemFont(ofSize: width < Self.narrow ? 26 : 34, weight: .bold)
    heading.frame = CGRect(x: x, y: y, width: width, height: width < Self.narrow ? 36 : 46)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = hint.sizeThatFits(room).height.rounded(.up)
    hint.frame = CGRect(x: x, y: heading.frame.maxY, width: width, height: height)
    return hint.frame.maxY + Self.gap
  }

  /// Returns the height of the pictures: in their ratio, as long as the next section is in sight, too.
  private func picturesHeight(_ width: CGFloat, room: CGFloat) -> CGFloat {
    let whole = 2 * ((width - Self.gap) / 2 / Self.ratio + LiveCell.captionHeight)
    let least = 2 * (Self.leastPictureHeight + LiveCell.captionHeight)
    return max(min(whole, room - 2 * Self.headerHeight), least).rounded()
  }

  private func layOutCells(in area: CGRect) {
    let size = CGSize(width: max((area.width - Self.gap) / 2, 0).rounded(.down), height: area.height / 2)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: area.minX + CGFloat(index % 2) * (size.width + Self.gap), y: area.minY + CGFloat(index / 2) * size.height,
        width: size.width, height: size.height)
    }
  }

  /// Lays out the doors in a column beside the pictures, or in a row below them, and returns the lower edge of both.
  private func layOutDoors(beside pictures: CGRect, isWide: Bool, maxX: CGFloat) -> CGFloat {
    if isWide {
      let left = maxX - Self.doorWidth
      layOutColumn(of: doors, in: CGRect(x: left, y: pictures.minY, width: Self.doorWidth, height: pictures.height))
    } else {
      layOutRow(of: doors, below: pictures)
    }
    return max(pictures.maxY, doors.last?.frame.maxY ?? 0)
  }

  /// Lays out doors one below the other, down to the lower edge of the pictures.
  private func layOutColumn(of doors: [HomeDoor], in area: CGRect) {
    let count = CGFloat(doors.count)
    let height = (area.height - LiveCell.captionHeight - Self.gap * (count - 1)) / count
    for (index, door) in doors.enumerated() {
      door.detailRoom = 0
      let y = area.minY + CGFloat(index) * (height + Self.gap)
      door.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
    }
  }

  /// Lays out doors side by side, with their titles on one line.
  private func layOutRow(of doors: [HomeDoor], below pictures: CGRect) {
    let count = CGFloat(doors.count)
    let width = ((pictures.width - Self.gap * (count - 1)) / count).rounded(.down)
    let detailRoom = doors.map { $0.detailHeight(in: width) }.max() ?? 0
    for (index, door) in doors.enumerated() {
      door.detailRoom = detailRoom
      let height = door.sizeThatFits(CGSize(width: width, height: 0)).height
      let x = pictures.minX + CGFloat(index) * (width + Self.gap)
      door.frame = CGRect(x: x, y: pictures.maxY + Self.gap / 2, width: width, height: height)
    }
  }

  private func layOutGroups(x: CGFloat, y top: CGFloat, width: CGFloat) -> CGFloat {
    var y = top
    let columns = width >= 1100 ? 3 : width >= 720 ? 2 : 1
    let cell = ((width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    for (header, cards) in groups {
      header.frame = CGRect(x: x, y: y, width: width, height: Self.headerHeight)
      y += Self.headerHeight
      for start in stride(from: 0, to: cards.count, by: columns) {
        let row = cards[start..<min(start + columns, cards.count)]
        let height = row.map { $0.sizeThatFits(CGSize(width: cell, height: 0)).height }.max() ?? 0
        for (column, card) in row.enumerated() {
          card.frame = CGRect(x: x + CGFloat(column) * (cell + Self.gap), y: y, width: cell, height: height)
        }
        y += height + Self.gap
      }
    }
    return y - Self.gap
  }
}
