// SPDX-License-Identifier: MIT

extension UIImageView {
  /// The images of an animation, and how they are shown.
  struct FrameAnimation {
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
  }

  /// The key of the animation of the layer.
  private static let animationKey = "animationImages"
  /// The images per second of an animation without a duration, as in UIKit.
  private static let defaultRate = 30.0

  func playImages() {
    let pictures = (frameAnimation.images ?? []).compactMap(\.shownBitmap)
    guard let first = frameAnimation.images?.first, !pictures.isEmpty else { return }
    layer.contentsScale = first.scale
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = pictures
    animation.calculationMode = .discrete
    animation.duration = animationDuration
    animation.repeatCount = frameAnimation.repeatCount > 0 ? Float(frameAnimation.repeatCount) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }

  func stopImages() {
    layer.removeAnimation(forKey: Self.animationKey)
    imageDidChange()
  }

  var playsImages: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// The time in seconds of an animation of a number of images.
  func duration(ofImages count: Int) -> TimeInterval {
    frameAnimation.duration > 0 ? frameAnimation.duration : Double(count) / Self.defaultRate
  }
}
