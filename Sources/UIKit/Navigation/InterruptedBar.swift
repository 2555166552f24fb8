// SPDX-License-Identifier: MIT

/// Where the screen shows a bar whose motion is broken off, so that its next motion goes on from there.
struct InterruptedBar {
  private let bar: UIView
  private let center: CGPoint
  private let size: CGSize

  /// Nearer than so many points is there already.
  private static let tolerance: CGFloat = 0.25
  /// The largest progress at which a bar can still be aligned by its starting position.
  private static let latest = 0.9

  init?(of bar: UIView) {
    guard !bar.isHidden, bar.window != nil else { return nil }
    let shown = bar.layer.presentation() ?? bar.layer
    self.bar = bar
    center = shown.position
    size = shown.bounds.size
  }

  /// Whether it is this bar's.
  func isOf(_ view: UIView) -> Bool { view === bar }

  /// Has the bar start such that on the way to `end` it is at `progress` where it was.
  func resume(to end: CGRect, at progress: Double) {
    let middle = CGPoint(x: end.midX, y: end.midY)
    let part = CGFloat(progress)
    let expected = bar.center.y + (middle.y - bar.center.y) * part
    guard abs(expected - center.y) > Self.tolerance else { return }
    let stretch = 1 / (1 - CGFloat(min(max(progress, 0), Self.latest)))
    bar.layer.removeAllAnimations()
    UIView.performWithoutAnimation {
      bar.bounds.size = CGSize(
        width: end.width, height: max(end.height + (size.height - end.height) * stretch, 0))
      bar.center = CGPoint(x: middle.x, y: middle.y + (center.y - middle.y) * stretch)
    }
  }
}

/// Where the bars were when a transition was broken off, and the progress at which the next one takes over.
struct BarHandOff {
  let poses: [InterruptedBar]
  let progress: Double

  /// A bar is about to be animated to `end`.
  @MainActor
  func resume(_ bar: UIView, to end: CGRect) { poses.first { $0.isOf(bar) }?.resume(to: end, at: progress) }
}
