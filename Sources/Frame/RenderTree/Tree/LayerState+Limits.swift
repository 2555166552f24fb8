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
  /// The largest standard deviation of a blur in points. A wider blur has no recognizable shape.
  private static let widestBlur: CGFloat = 512
  /// The largest curl radius in points. A wider cylinder is not visible, because a page is no larger than its layer.
  private static let widestCurl: CGFloat = 4096

  /// - Parameter original: A state within the limits from which this one was made. The values that both share are not
  ///   checked again.
  mutating func limit(since original: LayerState? = nil) {
    guard hasFinitePlacement else {
      isHidden = true
      return
    }
    Self.limit(&geometry.bounds)
    Self.limit(&placement.position.x)
    Self.limit(&placement.position.y)
    if placement.opacity.isNaN { placement.opacity = 1 }
    limitCurl()
    // An appearance that is changed is no longer shared.
    if original?.shared !== shared, !appearanceIsWithinLimits { changeAppearance { $0.limit() } }
  }

  private var hasFinitePlacement: Bool {
    bounds.isFinite && placement.storedTransform.isFinite && geometry.storedSublayerTransform.isFinite
      && position.x.isFinite && position.y.isFinite && zPosition.isFinite
      && anchorPoint.x.isFinite && anchorPoint.y.isFinite && anchorPointZ.isFinite
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
    if !isWithinLimits(length) { length = length.isNaN ? 0 : min(max(length, -longest), longest) }
  }

  fileprivate static func isWithinLimits(_ length: CGFloat) -> Bool { abs(length) <= longest }

  fileprivate static func limit(blur: inout CGFloat) {
    if !isWithinLimits(blur: blur) { blur = blur > 0 ? widestBlur : 0 }
  }

  fileprivate static func isWithinLimits(blur: CGFloat) -> Bool { blur >= 0 && blur <= widestBlur }
}

extension LayerState {
  // Read value by value, so that the appearance is not copied.
  private var appearanceIsWithinLimits: Bool {
    Self.isWithinLimits(shared.value.corners.radius) && Self.isWithinLimits(shared.value.border.width)
      && Self.isWithinLimits(blur: shared.value.compositing.backdropBlur) && shared.value.contentsLayout.isWithinLimits
      && shared.value.shadow.isWithinLimits && (shared.value.shape?.isWithinLimits ?? true)
  }
}

extension LayerAppearance {
  fileprivate mutating func limit() {
    LayerState.limit(&corners.radius)
    LayerState.limit(&border.width)
    LayerState.limit(blur: &compositing.backdropBlur)
    contentsLayout.limit()
    shadow.limit()
    shape?.limit()
  }
}

extension LayerShadow {
  fileprivate var isWithinLimits: Bool {
    opacity <= 0
      || LayerState.isWithinLimits(offset.width) && LayerState.isWithinLimits(offset.height)
        && LayerState.isWithinLimits(blur: radius)
  }

  fileprivate mutating func limit() {
    guard opacity > 0 else { return }
    LayerState.limit(&offset.width)
    LayerState.limit(&offset.height)
    LayerState.limit(blur: &radius)
  }
}

extension ContentsLayout {
  fileprivate var isWithinLimits: Bool { rect.isFinite && center.isFinite && scale.isFinite && scale > 0 }

  fileprivate mutating func limit() {
    if !rect.isFinite { rect = ContentsLayout().rect }
    if !center.isFinite { center = ContentsLayout().center }
    if !(scale.isFinite && scale > 0) { scale = 1 }
  }
}

extension ShapeState {
  fileprivate var isWithinLimits: Bool {
    LayerState.isWithinLimits(lineWidth) && LayerState.isWithinLimits(lineDashPhase) && miterLimit.isFinite
      && lineDashPattern.allSatisfy(\.isFinite)
  }

  fileprivate mutating func limit() {
    LayerState.limit(&lineWidth)
    LayerState.limit(&lineDashPhase)
    if !miterLimit.isFinite { miterLimit = ShapeState().miterLimit }
    if !lineDashPattern.allSatisfy(\.isFinite) { lineDashPattern = [] }
  }
}
