// SPDX-License-Identifier: MIT

/// The state that `saveGState()` keeps besides cairo's own, which has the transform, the clip and the line style.
struct GraphicsState {
  struct Shadow: Equatable {
    /// The offset in base space, in points whatever the transform.
    var offset: CGSize
    /// The blur in points: twice the standard deviation.
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
