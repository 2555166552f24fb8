// SPDX-License-Identifier: MIT

/// The limits of drawing text, and its results.
nonisolated open class NSStringDrawingContext: NSObject {
  /// Creates a context that does not scale.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The smallest factor of the fonts' sizes at which text that does not fit is drawn. The default is 0, which means that
  /// the sizes do not change.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor with which the text was drawn or measured.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was drawn or measured.
  open internal(set) var totalBounds = CGRect.zero
}
