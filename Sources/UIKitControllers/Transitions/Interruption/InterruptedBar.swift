// SPDX-License-Identifier: MIT

/// A bar whose motion is interrupted, as the screen shows it then. Its next motion continues from there.
struct InterruptedBar {
  private let bar: UIView
  private let center: CGPoint
  private let size: CGSize
  /// What the bar showed, if the next content replaces it without a motion of its own.
  private let picture: UIView?

  /// Distances below this many points count as none.
  private static let tolerance: CGFloat = 0.25
  /// The largest progress at which a bar can still be aligned by its starting position.
  private static let latest = 0.9

  /// Returns `nil` if the bar is not shown.
  init?(of bar: UIView) {
    guard !bar.isHidden, bar.window != nil else { return nil }
    let shown = bar.layer.presentation() ?? bar.layer
    self.bar = bar
    center = shown.position
    size = shown.bounds.size
    picture = bar is any DissolvingBar ? bar.snapshotView(afterScreenUpdates: false) : nil
  }

  func isOf(_ view: UIView) -> Bool { view === bar }

  /// Moves the bar such that on the way to `end` it is at `progress` where it was.
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

  /// Dissolves what the bar showed into what it shows.
  func dissolve() {
    if let picture { (bar as? any DissolvingBar)?.dissolve(from: picture) }
  }
}

/// A bar whose content dissolves after an interruption that its next motion does not continue.
protocol DissolvingBar: UIView {
  /// Adds a picture of the bar, and fades it out.
  func dissolve(from picture: UIView)
}

/// The bars of an interrupted transition, and the progress at which the next one takes over.
struct BarHandOff {
  let bars: [InterruptedBar]
  let progress: Double

  /// Prepares a bar that is about to be animated to `end`.
  @MainActor
  func resume(_ bar: UIView, to end: CGRect) { bars.first { $0.isOf(bar) }?.resume(to: end, at: progress) }
}
