// SPDX-License-Identifier: MIT
import UIKit

/// A handle beside the right edge of a frame, which a drag makes narrower and wider.
final class ResizeHandle: UIView {
  private static let gripSize = CGSize(width: 5, height: 44)

  private let grip = UIView()

  init() {
    super.init(frame: .zero)
    grip.backgroundColor = .tertiaryLabel
    grip.layer.cornerRadius = Self.gripSize.width / 2
    grip.isUserInteractionEnabled = false
    addSubview(grip)
    addInteraction(StyledPointerInteraction(.columnResize()))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grip.frame = CGRect(origin: CGPoint(x: 5, y: (bounds.height - Self.gripSize.height) / 2), size: Self.gripSize)
  }
}
