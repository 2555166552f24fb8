// SPDX-License-Identifier: MIT

extension UIScreen {
  /// Creates a display link that calls an unapplied method of `target` with the frames of this screen. The target is held
  /// weakly. While no window of the program is on the screen, the link follows a window on another screen.
  ///
  /// In contrast to UIKit, `action` replaces the selector.
  public func displayLink<Target: AnyObject>(
    withTarget target: AnyObject, action: @escaping (Target) -> (CADisplayLink) -> Void
  ) -> CADisplayLink {
    let link = CADisplayLink(target: target, action: action)
    link.frameSource = self
    return link
  }
}
