// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree
import UIKitControllers

/// A window without a display, on a clock that the test advances.
///
/// A stage runs a view controller and its transitions at exact times:
///
/// ```swift
/// @MainActor func checkPush(from list: UIViewController, to detail: UIViewController) {
///   let stage = TestStage(UINavigationController(rootViewController: list))
///   stage.tap(at: CGPoint(x: 200, y: 120))
///   stage.advance(by: 0.1)
///   print(stage.shown(detail.view).frame.minX)  // in the middle of the push
///   stage.advanceToRest()
/// }
/// ```
///
/// The window runs the same code as one on a desktop: touches go through hit testing and gesture recognizers, and each
/// step of the clock fires display links, lays out views and ends animations that are due. Nothing waits for real time,
/// and nothing depends on the speed of the machine. While a stage exists, `CACurrentMediaTime()` returns its time, so
/// use one stage at a time.
///
/// Geometry needs no X server. ``picture()`` requires one: the renderer of ordinary windows draws the pixels, on the
/// server that `DISPLAY` names.
///
/// UIKit has no counterpart.
@preconcurrency @MainActor public final class TestStage {
  let host: ManualHost
  private let relay = CommitRelay()
  private let start: Double

  /// Creates a window, and lets a view controller appear in it.
  ///
  /// - Parameters:
  ///   - rootViewController: The window's root view controller.
  ///   - size: The size of the window in points. Both dimensions must be positive.
  ///   - scale: The number of pixels per point. Must be positive.
  ///   - style: The light or dark appearance that the desktop requests.
  public init(
    _ rootViewController: UIViewController, size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light
  ) {
    require(size.width > 0 && size.height > 0, "the size must be positive; pass a positive width and height")
    require(scale > 0, "the scale must be positive; it is the number of pixels per point")
    host = ManualHost(size: size, scale: scale, style: style, sink: relay)
    start = host.time
    host.window.rootViewController = rootViewController
    host.flush()
  }

  nonisolated deinit {}

  /// The window of the view controller.
  public var window: UIWindow { host.window }

  /// Closes the window and stops rendering. The stage cannot be used afterward.
  public func close() {
    host.window.rootViewController = nil
    host.flush()
    host.window.close()
    relay.stopRendering()
  }

  // MARK: The clock

  /// The time since the stage was created, in seconds.
  public var time: TimeInterval { host.time - start }

  /// Advances the clock by a number of seconds, in frames of 1/60 s. If the number is 0, performs pending layout and
  /// work that is due now.
  ///
  /// - Precondition: `seconds` is not negative. The clock cannot run backward.
  public func advance(by seconds: TimeInterval) {
    require(seconds >= 0, "the clock only runs forward; create another stage to start again")
    host.advance(by: seconds)
  }

  /// Advances the clock to a time, in seconds since the stage was created.
  public func advance(to time: TimeInterval) { host.advance(to: start + time) }

  /// Advances the clock until no animation and no display link is running.
  ///
  /// - Parameter limit: The number of seconds after which to give up, as for a repeating animation, which never ends.
  /// - Returns: `true` if everything is at rest, `false` if the limit was reached.
  @discardableResult
  public func advanceToRest(limit: TimeInterval = 10) -> Bool { host.advanceToRest(limit: limit) }

  // MARK: The desktop

  /// Resizes the window, in points, as if its border had been dragged.
  public func resize(to size: CGSize) { host.resize(to: size) }

  /// The light or dark appearance that the desktop requests.
  public var interfaceStyle: UIUserInterfaceStyle {
    get { host.appearance.style }
    set { host.appearance.style = newValue }
  }

  // MARK: Reading

  /// Returns the geometry and opacity of a view on the screen now, also during an animation.
  ///
  /// - Precondition: The view is in the window of the stage.
  public func shown(_ view: UIView) -> ShownView {
    host.flush()
    require(view.window === window, "\(type(of: view)) is not in this stage's window; add it first")
    return ShownView(of: view.layer.id, in: relay.tree.sample(at: host.time))
  }

  /// Returns the pixels that the window shows now.
  ///
  /// - Throws: ``TestStageError/noDisplay(_:)`` if there is no X server to draw on.
  public func picture() throws(TestStageError) -> ScreenPicture {
    host.flush()
    let surface = try relay.startRendering(size: window.bounds.size, scale: host.scale)
    return ScreenPicture(image: surface.renderFrame(at: host.time), scale: host.scale)
  }
}
