// SPDX-License-Identifier: MIT
import UIKitCore

/// A part of the inspector's window, with round corners.
class InspectorPanel: UIView {
  private static let cornerRadius: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
