// SPDX-License-Identifier: MIT

extension UIScreen {
  /// Makes a display link that calls the unapplied method `action` on `target`, which is held weakly, with the frames of
  /// this screen. While none of the program's windows is on the screen, it fires with those of another.
  ///
  /// Deviation: `action` takes the place of the selector.
  public func displayLink<Target: AnyObject>(
    withTarget target: AnyObject, action: @escaping (Target) -> (CADisplayLink) -> Void
  ) -> CADisplayLink {
    let link = CADisplayLink(target: target, action: action)
    link.frameSource = self
    return link
  }
}
