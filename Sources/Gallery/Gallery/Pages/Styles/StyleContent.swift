// SPDX-License-Identifier: MIT
import UIKit

/// The content of a style's page: its name, its pictures, and its notes.
final class StyleContent: KeyList {
  private static let widest: CGFloat = 1080
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 16
  /// The largest size of a picture, and the width of the labels of the notes, in points.
  private static let largestPicture = CGSize(width: 420, height: 290)
  private static let labelWidth: CGFloat = 64
  private static let sourceSize = CGSize(width: 84, height: 56)
  private static let buttonHeight: CGFloat = 34

  let cells: [LiveCell]
  let sourceButton = UIButton(type: .system)
  let compareButton = UIButton(type: .system)
  private let source: UIView
  private let heading = UILabel()
  private let blurb = UILabel()
  private let hint = UILabel()
  private let notes: [(label: UILabel, text: UILabel)]

  init(_ style: TransitionStyle, source: UIView, cells: [LiveCell]) {
    self.cells = cells
    self.source = source
    let texts = StyleNotes(on: style)
    notes = [("Try", texts.attempt), ("Watch", texts.observation), ("From", texts.origin)].map {
      // The notes mark code for Markdown.
      (
        Self.label($0, .systemFont(ofSize: 15, weight: .semibold)),
        Self.label($1.replacing("`", with: ""), .systemFont(ofSize: 15))
      )
    }
    super.init()
    set(heading, style.title, .systemFont(ofSize: 28, weight: .bold))
    set(blurb, style.blurb, .systemFont(ofSize: 15))
    set(hint, "Drag across a picture, or click it to run it here.", .systemFont(ofSize: 13))
    sourceButton.setTitle("Source", for: .normal)
    compareButton.setTitle("Compare", for: .normal)
    for button in [sourceButton, compareButton] {
      button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = 10
    }
    for part in [source, heading, blurb, hint, sourceButton, compareButton] + notes.flatMap({ [$0.label, $0.text] }) {
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    return label
  }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont) {
    label.text = text
    label.font = font
    label.textColor = label === heading ? .label : Palette.secondaryText
    label.numberOfLines = 0
  }

  // MARK: Layout

  override func layOut(in size: CGSize) -> CGFloat {
    let width = max(min(Self.widest, size.width - 2 * Self.margin), 0)
    let x = ((size.width - width) / 2).rounded()
    var y = layOutHead(x: x, y: Self.margin - 6, width: width)
    y = layOutCells(x: x, y: y + Self.gap, width: width)
    for (label, text) in notes {
      let room = max(width - Self.labelWidth, 0)
      label.frame = CGRect(x: x, y: y, width: Self.labelWidth, height: 20)
      text.frame = CGRect(x: x + Self.labelWidth, y: y, width: room, height: height(of: text, in: room))
      y = max(label.frame.maxY, text.frame.maxY) + 10
    }
    for (index, button) in [compareButton, sourceButton].enumerated() {
      button.frame = CGRect(x: x + CGFloat(index) * 124, y: y + 8, width: 112, height: Self.buttonHeight)
    }
    return y + 8 + Self.buttonHeight + Self.margin
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  /// Lays out the name and the description beside the view from which transitions start, and returns their lower edge.
  private func layOutHead(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    let size = Self.sourceSize
    let room = max(width - size.width - Self.gap, 0)
    source.bounds.size = size
    source.center = CGPoint(x: x + width - size.width / 2, y: y + 4 + size.height / 2)
    heading.frame = CGRect(x: x, y: y, width: room, height: 36)
    blurb.frame = CGRect(x: x, y: heading.frame.maxY, width: room, height: height(of: blurb, in: room))
    return max(blurb.frame.maxY, y + 4 + size.height)
  }

  private func layOutCells(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    let (gap, count) = (Self.gap, CGFloat(cells.count))
    let side = min(((width - gap * (count - 1)) / count).rounded(.down), Self.largestPicture.width)
    let height = min(side / 1.45, Self.largestPicture.height).rounded() + LiveCell.captionHeight
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(x: x + CGFloat(index) * (side + gap), y: y, width: side, height: height)
    }
    let top = y + height
    hint.frame = CGRect(x: x, y: top, width: width, height: self.height(of: hint, in: width))
    return hint.frame.maxY + gap
  }
}
