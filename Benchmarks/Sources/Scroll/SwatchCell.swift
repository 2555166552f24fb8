// SPDX-License-Identifier: MIT
import UIKit

/// A cell with a coloured area and a label below it.
final class SwatchCell: UICollectionViewCell, NumberedCell {
  private(set) static var count = 0
  private static let labelHeight: CGFloat = 24
  private static let hues = 48

  private let swatch = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
    swatch.layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    contentView.addSubview(swatch)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  static func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 112, height: 112)
    return layout
  }

  func show(_ item: Int) {
    swatch.backgroundColor = UIColor(
      hue: CGFloat(item % Self.hues) / CGFloat(Self.hues), saturation: 0.6, brightness: 0.9, alpha: 1)
    label.text = "Cell \(item)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (swatchFrame, labelFrame) = contentView.bounds.divided(
      atDistance: contentView.bounds.height - Self.labelHeight, from: .minYEdge)
    swatch.frame = swatchFrame
    label.frame = labelFrame
  }
}
