// SPDX-License-Identifier: MIT
import UIKit

/// Sections of things to try, in a column that scrolls.
final class OptionList: UIScrollView {
  struct Section {
    let title: String
    let options: [Option]
  }

  struct Option {
    let title: String
    let detail: String
    let run: () -> Void
  }

  private static let columnWidth: CGFloat = 640
  private static let margin: CGFloat = 20
  private static let headerHeight: CGFloat = 38
  private var headers: [UILabel] = []
  private var groups: [[OptionRow]] = []

  init(_ sections: [Section]) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    alwaysBounceVertical = true
    for section in sections {
      let header = UILabel()
      header.text = section.title
      header.font = .systemFont(ofSize: 15, weight: .semibold)
      header.textColor = .secondaryLabel
      headers.append(header)
      addSubview(header)
      let rows = section.options.map(OptionRow.init)
      rows.first?.layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      rows.last?.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      rows.last?.isLast = true
      groups.append(rows)
      for row in rows { addSubview(row) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(Self.columnWidth, bounds.width - 2 * Self.margin)
    let x = ((bounds.width - width) / 2).rounded()
    var y = Self.margin * 0.5
    for (header, rows) in zip(headers, groups) {
      header.frame = CGRect(x: x + 16, y: y, width: width - 32, height: Self.headerHeight)
      y += Self.headerHeight
      for row in rows {
        row.frame = CGRect(x: x, y: y, width: width, height: OptionRow.height)
        y += OptionRow.height
      }
      y += Self.margin * 0.5
    }
    contentSize = CGSize(width: bounds.width, height: y + Self.margin)
  }
}

/// One thing to try.
final class OptionRow: UIControl {
  static let height: CGFloat = 62

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let separator = UIView()
  var isLast = false { didSet { separator.isHidden = isLast } }

  init(_ option: OptionList.Option) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.maskedCorners = []
    titleLabel.text = option.title
    titleLabel.font = .systemFont(ofSize: 17, weight: .medium)
    titleLabel.textColor = .label
    detailLabel.text = option.detail
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    separator.backgroundColor = .separator
    for view in [titleLabel, detailLabel, chevron, separator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in option.run() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: isHighlighted ? 0.05 : 0.3) {
        self.backgroundColor = self.isHighlighted ? .tertiarySystemFill : .secondarySystemGroupedBackground
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 64
    titleLabel.frame = CGRect(x: 16, y: 9, width: width, height: 24)
    detailLabel.frame = CGRect(x: 16, y: 33, width: width, height: 20)
    chevron.frame = CGRect(x: bounds.width - 40, y: (bounds.height - 24) / 2, width: 24, height: 24)
    let pixel = 1 / max(contentScaleFactor, 1)
    separator.frame = CGRect(x: 16, y: bounds.height - pixel, width: bounds.width - 16, height: pixel)
  }
}
