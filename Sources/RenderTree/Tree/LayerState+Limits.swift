// SPDX-License-Identifier: MIT
import CoreGraphics

/// Limits numbers that no screen can show, before anything is computed with them.
///
/// A layer whose geometry is infinite or not a number has no position on the screen and is not shown. Lengths are
/// limited to a value far larger than any screen. Other values that are not numbers are replaced by their defaults.
extension LayerState {
  /// The largest length in points. Sums and products of two such lengths are still exact enough to be rounded to
  /// pixels.
  private static let longest: CGFloat = 1e9
  /// The largest standard deviation of a blur in points. A wider blur has no recognisable shape.
  private static let widestBlur: CGFloat = 512
  /// The largest curl radius in points. A wider cylinder is not visible, because a page is no larger than its layer.
  private static let widestCurl: CGFloat = 4096

  mutating func limit() {
    guard hasFinitePlacement else {
      isHidden = true
      return
    }
    Self.limit(&bounds)
    Self.limit(&position.x)
    Self.limit(&position.y)
    Self.limit(&corners.radius)
    Self.limit(&border.width)
    if opacity.isNaN { opacity = 1 }
    contentsLayout.limit()
    limitShadow()
    limitCurl()
    limitBackdrop()
    shape?.limit()
  }

  private var hasFinitePlacement: Bool {
    bounds.isFinite && transform.isFinite && sublayerTransform.isFinite
      && position.x.isFinite && position.y.isFinite && zPosition.isFinite
      && anchorPoint.x.isFinite && anchorPoint.y.isFinite && anchorPointZ.isFinite
  }

  private mutating func limitShadow() {
    guard shadow.opacity > 0 else { return }
    Self.limit(&shadow.offset.width)
    Self.limit(&shadow.offset.height)
    shadow.radius = shadow.radius > 0 ? min(shadow.radius, Self.widestBlur) : 0
  }

  private mutating func limitBackdrop() {
    guard compositing.backdropBlur != 0 else { return }
    compositing.backdropBlur = compositing.backdropBlur > 0 ? min(compositing.backdropBlur, Self.widestBlur) : 0
  }

  private mutating func limitCurl() {
    guard !pageCurl.isFlat else { return }
    let isFinite = [pageCurl.progress, pageCurl.angle, pageCurl.radius].allSatisfy(\.isFinite)
    pageCurl.progress = isFinite ? min(pageCurl.progress, 1) : 0
    pageCurl.radius = isFinite ? min(pageCurl.radius, Self.widestCurl) : 1
    if !isFinite { pageCurl.angle = 0 }
  }

  private static func limit(_ rect: inout CGRect) {
    limit(&rect.origin.x)
    limit(&rect.origin.y)
    limit(&rect.size.width)
    limit(&rect.size.height)
  }

  fileprivate static func limit(_ length: inout CGFloat) {
    length = length.isNaN ? 0 : min(max(length, -longest), longest)
  }
}

extension ContentsLayout {
  fileprivate mutating func limit() {
    if !rect.isFinite { rect = ContentsLayout().rect }
    if !center.isFinite { center = ContentsLayout().center }
    if !(scale.isFinite && scale > 0) { scale = 1 }
  }
}

extension ShapeState {
  fileprivate mutating func limit() {
    LayerState.limit(&lineWidth)
    LayerState.limit(&lineDashPhase)
    if !miterLimit.isFinite { miterLimit = ShapeState().miterLimit }
    if !lineDashPattern.allSatisfy(\.isFinite) { lineDashPattern = [] }
  }
}
