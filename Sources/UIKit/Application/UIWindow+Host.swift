// SPDX-License-Identifier: MIT

/// What passes between a window and its host.
extension UIWindow {
  func traits(in size: CGSize) -> UITraitCollection {
    .window(size: size, scale: host?.scale ?? 1, appearance: host?.appearance ?? DesktopAppearance())
  }

  /// The host has another size, scale or style. Lays nothing out: the next commit does.
  package func hostDidResize(to size: CGSize) {
    if contentScaleFactor != host?.scale ?? 1 {
      contentScaleFactor = host?.scale ?? 1
      windowScaleDidChange()
    }
    let change = {
      self.frame = CGRect(origin: .zero, size: size)
      self.traitsMayHaveChanged()
    }
    guard size != bounds.size, let root else { return change() }
    root.changeSize(to: size, traits: traits(in: size), change)
  }

  /// The name that the desktop shows for the window: the scene's title, or else that of what the window shows.
  var displayTitle: String {
    windowScene?.title ?? root?.windowTitle ?? ProcessInfo.processInfo.processName
  }

  /// Brings the host up to date with what may have changed without a notice.
  func updateHost() {
    guard let host, isVisible else { return }
    let title = displayTitle
    if host.title != title { host.title = title }
    let minimum = windowScene?.sizeRestrictions?.minimumSize
    if host.minimumSize != minimum { host.minimumSize = minimum }
    updateTextInput()
  }
}
