// SPDX-License-Identifier: MIT

/// What `saveGState()` keeps beside what cairo keeps itself: the transform, the clip and how lines look.
struct GraphicsState {
  struct Shadow: Equatable {
    /// In base space: points, whatever the transform.
    var offset: CGSize
    /// Twice the standard deviation, in points.
    var blur: CGFloat
    var color: CGColor
  }

  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
}
