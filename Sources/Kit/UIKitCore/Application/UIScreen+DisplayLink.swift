// SPDX-License-Identifier: MIT

extension UIScreen {
  /// Creates a display link that calls a method with the frames of this screen.
  ///
  /// While no window of the program is on the screen, the link follows a window on another screen.
  ///
  /// - Parameters:
  ///   - target: The object to call, which the link holds until it is invalidated.
  ///   - sel: The method. It takes nothing or the link.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    let link = CADisplayLink(target: target, selector: sel)
    link.frameSource = self
    return link
  }

  /// Creates a display link that calls a method, such as `Self.step`, with the frames of this screen.
  public func displayLink<Target: AnyObject, each Argument>(
    withTarget target: Any, selector method: @escaping (Target) -> (repeat each Argument) -> Void
  ) -> CADisplayLink? {
    displayLink(withTarget: target, selector: Selector(method))
  }
}
