// SPDX-License-Identifier: MIT
import CoreGraphics

/// Limits on numbers that no screen can show, applied before anything is computed with them.
///
/// A layer whose geometry is not a number, or is infinite, has no place on the screen and is not shown. Lengths are
/// limited to what is far outside any screen; all else that is not a number counts as its default.
extension LayerState {
  /// Points. Sums and products of two such lengths are still exact enough to be rounded to pixels.
  private static let longest: CGFloat = 1e9
  /// A wider blur is a haze without a form.
  private static let widestShadow: CGFloat = 512
  /// A page is no larger than its layer; a wider cylinder does not show.
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
    shadow.radius = shadow.radius > 0 ? min(shadow.radius, Self.widestShadow) : 0
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
