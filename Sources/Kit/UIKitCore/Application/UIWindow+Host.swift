// SPDX-License-Identifier: MIT

/// The communication of a window with its host.
extension UIWindow {
  func traits(in size: CGSize) -> UITraitCollection {
    .window(size: size, scale: host?.scale ?? 1, appearance: host?.appearance ?? DesktopAppearance())
  }

  /// Updates the window for a new size, scale or style of the host. The next commit does the layout.
  func hostDidResize(to size: CGSize) {
    if contentScaleFactor != host?.scale ?? 1 {
      contentScaleFactor = host?.scale ?? 1
      windowScaleDidChange()
    }
    let change = {
      self.frame = CGRect(origin: self.frame.origin, size: size)
      self.traitsMayHaveChanged()
    }
    guard size != bounds.size, let root else { return change() }
    root.changeSize(to: size, traits: traits(in: size), change)
  }

  /// Asks for the user's attention if another program has the keyboard focus.
  package func requestAttention() {
    if UIApplication.shared.applicationState != .active { host?.requestAttention() }
  }

  /// The title that the desktop shows for the window: that of the scene, or else that of the window's content.
  package var displayTitle: String {
    windowScene?.title ?? root?.windowTitle ?? ProcessInfo.processInfo.processName
  }

  /// The background colour of the content: that of the root's view or of the window, or else the system's.
  var contentBackground: CGColor {
    let colors = [root?.viewIfLoaded?.backgroundColor, backgroundColor].lazy.compactMap { $0 }
    let resolved = colors.map { $0.resolvedColor(with: self.traitCollection).cgColor }
    return resolved.first { $0.alpha == 1 } ?? UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
  }

  /// The rectangle of the window on the screen, in pixels. The position is zero if it is not known.
  package var frameOnScreen: CGRect {
    let scale = host?.scale ?? 1
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    return CGRect(origin: host?.origin ?? .zero, size: size)
  }

  /// Presses a point of the window as a click does, for assistive technology. Returns whether there is a view.
  package func press(at location: CGPoint) -> Bool {
    guard let stack, hitTest(location, with: nil) != nil else { return false }
    stack.input.press(at: convert(toStack: location), time: CACurrentMediaTime())
    return true
  }

  /// Tells an object when the views of the window have been laid out, as long as it exists. It can be added again.
  package func addLayoutFollower(_ follower: any LayoutFollower) { stack?.context.add(follower) }
}
