// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKitCore

/// The natural size of a view, and how strongly it keeps it.
@MainActor struct NaturalSize: Equatable {
  struct Dimension: Equatable {
    let length: CGFloat
    let hugging: UILayoutPriority
    let resistance: UILayoutPriority

    func hasStrengths(of other: Dimension) -> Bool { hugging == other.hugging && resistance == other.resistance }
  }

  /// The dimensions, each nil if the content does not determine it.
  let width: Dimension?
  let height: Dimension?

  init(of view: UIView) {
    let size = view.intrinsicContentSize
    func dimension(_ length: CGFloat, _ axis: LayoutAxis) -> Dimension? {
      guard length != UIView.noIntrinsicMetric else { return nil }
      return Dimension(
        length: length, hugging: view.contentHuggingPriority(for: axis),
        resistance: view.contentCompressionResistancePriority(for: axis))
    }
    width = dimension(size.width, .horizontal)
    height = dimension(size.height, .vertical)
  }

  /// Whether the content determines the same dimensions as another one, with the same priorities.
  func hasStrengths(of other: NaturalSize) -> Bool {
    func agree(_ one: Dimension?, _ other: Dimension?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one.hasStrengths(of: other)
    }
    return agree(width, other.width) && agree(height, other.height)
  }
}
