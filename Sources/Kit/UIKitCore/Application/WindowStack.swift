// SPDX-License-Identifier: MIT
import ObjectRuntime

/// The windows that lie over each other in one window of the desktop, which a host shows.
///
/// The layer of a single window is the root of the layer tree. Several layers have a common superlayer. The lowest
/// window determines the title and the background, the uppermost one under the pointer receives its input, and the one
/// that was made key last receives the key presses.
@MainActor
package final class WindowStack {
  package let host: any WindowHost
  let context: LayerContext
  /// The input from devices.
  package private(set) lazy var input = WindowInput(stack: self)
  /// The size in points.
  private(set) var size: CGSize
  private var members: [WeakLink<UIWindow>] = []
  /// The windows that have been key, the last one at the end.
  private var keys: [WeakLink<UIWindow>] = []
  private let container = CALayer()

  init(host: any WindowHost, size: CGSize) {
    self.host = host
    self.size = size
    context = LayerContext(sink: host.sink)
    container.anchorPoint = .zero
    container.bounds.size = size
  }

  nonisolated deinit {}

  /// The windows, the lowest first. A single window can be hidden; of several, none is.
  package var windows: [UIWindow] { members.compactMap(\.object) }

  /// The window that receives the key presses when the desktop gives the focus to the host, or nil if none is visible.
  var keyWindow: UIWindow? {
    let visible = windows.filter(\.isVisible)
    return keys.last { key in visible.contains { $0 === key.object } }?.object ?? visible.first
  }

  // MARK: Windows

  /// Adds a window in front of those of its level or below. A single window that is hidden makes way for it.
  func add(_ window: UIWindow) {
    let hidden = windows.filter { !$0.isVisible }
    insert(window)
    for window in hidden { remove(window) }
    window.stackDidChange(to: self)
    if window.isKeyWindow { noteKey(window) }
  }

  /// Removes a window, and closes the host with the last one.
  func remove(_ window: UIWindow) {
    guard windows.contains(identicalTo: window) else { return }
    input.cancelAll(in: window, time: CACurrentMediaTime())
    members.removeAll { $0.object == nil || $0.object === window }
    keys.removeAll { $0.object == nil || $0.object === window }
    arrangeLayers()
    window.stackDidChange(to: nil)
    closeIfEmpty()
  }

  /// Removes windows that the program has released.
  func noteRelease() {
    guard members.contains(where: { $0.object == nil }) else { return }
    members.removeAll { $0.object == nil }
    keys.removeAll { $0.object == nil }
    arrangeLayers()
    UIApplication.shared.windowsWereReleased(nextKey: keyWindow)
    closeIfEmpty()
  }

  private func closeIfEmpty() {
    guard members.isEmpty else { return }
    // End the running animations, so that their completions are called.
    context.commit(at: CACurrentMediaTime())
    host.close()
  }

  /// Takes a window that has become hidden away from the others, or hides the host with the last one.
  func hide(_ window: UIWindow) {
    guard windows.count == 1 else { return remove(window) }
    input.cancelAll(in: window, time: CACurrentMediaTime())
    host.hide()
  }

  /// Moves a window in front of those of its level or below.
  func bringToFront(_ window: UIWindow) {
    guard windows.count > 1 else { return }
    insert(window)
  }

  /// Closes all windows, the uppermost first.
  func close() {
    for window in windows.reversed() { window.close() }
  }

  /// Closes the windows and opens them on another screen, because the host cannot move there.
  func reopen(on screen: UIScreen) {
    let (windows, wasShown) = (windows, keyWindow != nil)
    for window in windows.reversed() { remove(window) }
    guard wasShown, let base = windows.first else { return }
    base.chosenScreen = screen
    guard UIApplication.shared.open(base), let stack = base.stack else { return }
    for window in windows.dropFirst() { stack.add(window) }
    stack.host.show()
  }

  /// Records that a window has been made key.
  func noteKey(_ window: UIWindow) {
    keys.removeAll { $0.object == nil || $0.object === window }
    keys.append(WeakLink(window))
  }

  private func insert(_ window: UIWindow) {
    let others = windows.filter { $0 !== window }
    let index = others.firstIndex { $0.windowLevel > window.windowLevel } ?? others.count
    members = others.map(WeakLink.init)
    members.insert(WeakLink(window), at: index)
    arrangeLayers()
  }

  /// Layers keep their animations, because they leave and enter the tree in the same commit.
  private func arrangeLayers() {
    let layers = windows.map(\.layer)
    CATransaction.withoutActions {
      if layers.count > 1 {
        context.rootLayer = container
        container.sublayers = layers
      } else {
        container.sublayers = nil
        context.rootLayer = layers.first
      }
    }
    // The pointer may be over another window now.
    input.noteContentMoved()
  }

  // MARK: Host

  /// Resizes the windows that fill the stack, and gives all of them the scale and the style of the host. The next commit
  /// does the layout.
  func resize(to newSize: CGSize) {
    let old = CGRect(origin: .zero, size: size)
    size = newSize
    CATransaction.withoutActions { container.bounds.size = newSize }
    let windows = windows
    for window in windows {
      let fills = windows.count == 1 || window.frame == old
      window.hostDidResize(to: fills ? newSize : window.bounds.size)
    }
  }

  /// Updates the host with values whose changes are not observed.
  func updateHost() {
    guard keyWindow != nil, let base = windows.first else { return }
    let title = base.displayTitle
    // The title changes when a page has arrived.
    if host.title != title, base.root?.isWindowTitleChanging != true { host.title = title }
    let background = base.contentBackground
    if host.background != background { host.background = background }
    let minimum = base.windowScene?.sizeRestrictions?.minimumSize
    if host.minimumSize != minimum { host.minimumSize = minimum }
    for window in windows {
      window.updateTextInput()
      window.keyboard.update()
      window.focusSystem.update()
    }
    input.updateHover()
  }

  // MARK: Input

  /// The window and the view that receive input at a point of the stack, and the point in the window's coordinates.
  package struct Target {
    package let window: UIWindow
    package let view: UIView
    package let location: CGPoint
  }

  /// Returns the uppermost window that has a view at a point, or the lowest window. Returns nil if none is visible.
  package func target(at location: CGPoint, with event: UIEvent? = nil) -> Target? {
    for window in windows.reversed() where window.isVisible {
      let point = window.convert(fromStack: location)
      guard let view = window.hitTest(point, with: event) else { continue }
      return Target(window: window, view: view, location: point)
    }
    return windows.first.map { Target(window: $0, view: $0, location: $0.convert(fromStack: location)) }
  }

  /// Goes back in the container of the view at a point of the stack.
  func goBack(at location: CGPoint) {
    if let target = target(at: location) { target.window.goBack(at: target.location) }
  }

  /// Goes forward in the container of the view at a point of the stack.
  func goForward(at location: CGPoint) {
    if let target = target(at: location) { target.window.goForward(at: target.location) }
  }
}

extension UIWindow {
  /// Converts a point of the stack to the window's coordinates.
  package func convert(fromStack point: CGPoint) -> CGPoint {
    layer.superlayer.map { layer.convert(point, from: $0) } ?? point
  }

  /// Converts a point of the window to the coordinates of the stack.
  package func convert(toStack point: CGPoint) -> CGPoint {
    layer.superlayer.map { layer.convert(point, to: $0) } ?? point
  }
}
