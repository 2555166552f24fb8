// SPDX-License-Identifier: MIT
import UIKitCore

/// The guide of the area in which text is read with ease.
enum ReadableContent {
  /// Returns the constraints of the guide: within the margins, in their middle, and not wider than that.
  @MainActor static func constraints(for guide: UILayoutGuide, in view: UIView) -> [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    let full = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    full.priority = .defaultHigh
    return [
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: ReadableWidth.points), full,
    ]
  }
}
