// SPDX-License-Identifier: MIT
import RenderTree
import UIKit

/// A window without a display, on a clock that the test moves: runs a view controller and its transitions at exact
/// times.
///
/// ```swift
/// let stage = TestStage(UINavigationController(rootViewController: list))
/// stage.tap(at: CGPoint(x: 200, y: 120))
/// stage.advance(by: 0.1)
/// XCTAssertEqual(stage.shown(detail.view).frame.minX, 75, accuracy: 1)
/// stage.advanceToRest()
/// ```
///
/// The window does what one on a desktop does, through the same code: touches go through hit testing and gesture
/// recognisers, each step of the clock fires display links, lays out, and ends the animations that are due. Nothing
/// waits, and nothing depends on the machine's speed. While a stage exists, `CACurrentMediaTime()` is its clock's; have
/// one at a time.
///
/// Geometry needs no X server. Pixels do (`picture()`): they are drawn by the renderer that draws windows, on whatever
/// server DISPLAY names.
///
/// An addition of this package; UIKit has nothing like it. See also `ShownView`, `ScreenPicture`.
@MainActor
public final class TestStage {
  let host: ManualHost
  private let relay = CommitRelay()
  private let start: Double

  /// Shows a view controller, and lets it appear.
  ///
  /// - Parameters:
  ///   - rootViewController: becomes the window's.
  ///   - size: of the window, in points.
  ///   - scale: pixels to a point.
  ///   - style: light or dark, as the desktop would have it.
  public init(
    _ rootViewController: UIViewController, size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light
  ) {
    precondition(size.width > 0 && size.height > 0, "a window needs a size; give a positive width and height")
    precondition(scale > 0, "the scale is pixels to a point; give a positive one")
    host = ManualHost(size: size, scale: scale, style: style, sink: relay)
    start = host.time
    host.window.rootViewController = rootViewController
    host.flush()
  }

  nonisolated deinit {}

  /// The window that the controller is in.
  public var window: UIWindow { host.window }

  /// Closes the window and ends the rendering. The stage can't be used any more.
  public func close() {
    host.window.rootViewController = nil
    host.flush()
    host.window.close()
    relay.stopRendering()
  }

  // MARK: The clock

  /// Seconds since the stage was made.
  public var time: TimeInterval { host.time - start }

  /// Moves the clock on by `seconds`, in frames of a 60th of a second.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "the clock runs forward only; make another stage to start anew")
    host.advance(by: seconds)
  }

  /// Moves the clock on to `time`, in seconds since the stage was made.
  public func advance(to time: TimeInterval) { host.advance(to: start + time) }

  /// Moves the clock on until no animation and no display link runs any more.
  ///
  /// - Parameter limit: seconds after which to give up, as an endless animation never comes to rest.
  /// - Returns: whether all came to rest.
  @discardableResult
  public func advanceToRest(limit: TimeInterval = 10) -> Bool { host.advanceToRest(limit: limit) }

  // MARK: The desktop

  /// The window has another size now, in points, as if its border had been dragged.
  public func resize(to size: CGSize) { host.resize(to: size) }

  /// Light or dark, as the desktop has it.
  public var interfaceStyle: UIUserInterfaceStyle {
    get { host.interfaceStyle }
    set { host.interfaceStyle = newValue }
  }

  // MARK: Reading

  /// What the screen shows of a view now, in mid-animation too.
  ///
  /// The view has to be in this window, and laid out: `advance(by: 0)` does that after changes of the test's own.
  public func shown(_ view: UIView) -> ShownView {
    host.flush()
    precondition(view.window === window, "\(type(of: view)) is not in this stage's window; add it, then look")
    return ShownView(of: view.layer.id, in: relay.tree.sample(at: host.time))
  }

  /// The window's pixels now.
  ///
  /// - Throws: `TestStageError.noDisplay` where there is no X server to draw on.
  public func picture() throws(TestStageError) -> ScreenPicture {
    host.flush()
    let surface = try relay.startRendering(size: window.bounds.size, scale: host.scale)
    return ScreenPicture(image: surface.renderFrame(at: host.time), scale: host.scale)
  }
}
