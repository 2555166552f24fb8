// SPDX-License-Identifier: MIT
import UIKit

/// A row for one transition to try.
final class OptionRow: UIControl {
  static let padding: CGFloat = 16
  private static let titleHeight: CGFloat = 24
  private static let edge: CGFloat = 9
  private static let chevronSide: CGFloat = 24

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let separator = UIView()
  private let picture: UIView?
  private static let pictureSize = CGSize(width: 54, height: 40)
  /// Whether the row is the first and the last one of its column, whose corners are round.
  var position = (isFirst: false, isLast: false) {
    didSet {
      separator.isHidden = position.isLast
      layer.maskedCorners = []
      if position.isFirst { layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if position.isLast { layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
  }

  init(_ option: OptionList.Option) {
    picture = option.picture
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.maskedCorners = []
    titleLabel.text = option.title
    titleLabel.font = .systemFont(ofSize: 17, weight: .medium)
    titleLabel.textColor = .label
    detailLabel.text = option.detail
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = Palette.secondaryText
    detailLabel.numberOfLines = 0
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    separator.backgroundColor = .separator
    for view in [titleLabel, detailLabel, chevron, separator] + [picture].compactMap({ $0 }) {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: isHighlighted ? 0.05 : 0.3) {
        self.backgroundColor = self.isHighlighted ? .tertiarySystemFill : .secondarySystemGroupedBackground
      }
    }
  }

  private func detailSize(in width: CGFloat) -> CGSize {
    let besides = picture == nil ? 0 : Self.pictureSize.width + 12
    let room = width - 2 * Self.padding - Self.chevronSide - 8 - besides
    return CGSize(
      width: room, height: detailLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = 2 * Self.edge + Self.titleHeight + detailSize(in: size.width).height
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let detail = detailSize(in: bounds.width)
    titleLabel.frame = CGRect(x: Self.padding, y: Self.edge, width: detail.width, height: Self.titleHeight)
    detailLabel.frame = CGRect(origin: CGPoint(x: Self.padding, y: titleLabel.frame.maxY), size: detail)
    let side = Self.chevronSide
    chevron.frame = CGRect(
      x: bounds.width - Self.padding - side, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    let size = Self.pictureSize
    picture?.frame = CGRect(
      x: chevron.frame.minX - 8 - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    let pixel = 1 / max(contentScaleFactor, 1)
    separator.frame = CGRect(
      x: Self.padding, y: bounds.height - pixel, width: bounds.width - Self.padding, height: pixel)
  }
}
