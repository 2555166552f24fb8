// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A label's text in the vertical centre of an area, in a smaller size if it does not fit.
struct FittedText {
  var layout: TextLayout
  /// The size of the area.
  private let size: CGSize
  /// The distance from the top of the area.
  private var top: CGFloat
  private var height: CGFloat

  /// The rectangle in which the layout is drawn, from the area's corner. One line is drawn even if it is higher.
  var area: CGRect { CGRect(x: 0, y: top, width: size.width, height: max(size.height, height)) }

  /// Fits a text into an area.
  ///
  /// - Parameters:
  ///   - layout: The text in its own size.
  ///   - paragraphs: The paragraphs of the layout if their fonts may shrink, or nil.
  ///   - minimumScale: The smallest factor of the fonts' sizes.
  ///   - adjustment: The vertical position of shrunken text.
  init(
    _ layout: TextLayout, size: CGSize, shrinking paragraphs: [TextParagraph]?, minimumScale: CGFloat,
    adjustment: UIBaselineAdjustment
  ) {
    (self.layout, self.size) = (layout, size)
    height = layout.size(constrainedTo: size).height
    top = (size.height - height) / 2
    guard let paragraphs else { return }
    let scale = TextLayout.scale(of: paragraphs, fitting: size, minimum: minimumScale)
    guard scale < 1 else { return }
    let smaller = TextLayout(paragraphs: paragraphs.map { $0.scaled(by: scale) })
    let smallerHeight = smaller.size(constrainedTo: size).height
    // Several lines have other line breaks than in their own size, so that there is no baseline to keep.
    switch layout.numberOfLines == 1 ? adjustment : .alignCenters {
    case .alignBaselines:
      top += (layout.baselines(constrainedTo: size)?.first ?? 0) - (smaller.baselines(constrainedTo: size)?.first ?? 0)
    case .alignCenters: top += (height - smallerHeight) / 2
    case .none: break
    }
    (self.layout, height) = (smaller, smallerHeight)
  }
}
