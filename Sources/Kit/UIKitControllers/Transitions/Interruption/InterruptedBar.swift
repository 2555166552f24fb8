// SPDX-License-Identifier: MIT

/// The geometry and the pixels of a bar on screen at the moment of an interruption. The next animation of the bar starts
/// from there.
struct InterruptedBar {
  fileprivate let bar: UIView
  /// The progress at which the next transition takes over.
  var progress = 0.0
  private let center: CGPoint
  private let size: CGSize
  /// A snapshot of the bar, if it dissolves its content after an interruption.
  private let picture: UIView?

  /// Distances below this many points count as zero.
  private static let tolerance: CGFloat = 0.25
  /// The progress above which the starting position is no longer extrapolated further, because it would grow without
  /// limit.
  private static let latest = 0.9

  /// Returns `nil` if the bar is not shown.
  init?(of bar: UIView) {
    guard !bar.isHidden, bar.window != nil else { return nil }
    let shown = bar.layer.presentation() ?? bar.layer
    self.bar = bar
    center = shown.position
    size = shown.bounds.size
    picture = bar is UINavigationBar ? bar.snapshotView(afterScreenUpdates: false) : nil
  }

  /// Places the bar at the start of an animation to `end`, such that at its `progress` it is where the interruption found it.
  fileprivate func resume(to end: CGRect) {
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

  /// Cross-dissolves from the snapshot to the present content of the bar.
  func dissolve() {
    if let picture { (bar as? UINavigationBar)?.dissolve(from: picture) }
  }
}

extension [InterruptedBar] {
  /// Places a bar that is about to be animated to `end` so that it continues from where it was interrupted.
  @MainActor
  func resume(_ bar: UIView, to end: CGRect) { first { $0.bar === bar }?.resume(to: end) }
}
