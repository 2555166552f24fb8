// SPDX-License-Identifier: MIT
import X11

/// Puts finished buffers on screen, and sets the pace.
protocol Presenter: AnyObject {
  /// Seconds from one refresh to the next, as the monitor's mode says until it is measured.
  var refreshInterval: Double { get set }
  /// A frame, or a refresh that was asked for, is still to come; make no other before it has.
  var isBusy: Bool { get }
  /// When to call `update(now:)` though nothing was heard.
  var deadline: Double? { get }

  /// A second frame may be drawn while the first waits for its refresh. A late thread then misses none, but what is
  /// committed shows a refresh later.
  var isPipelined: Bool { get set }

  /// When a frame that is drawn now will be seen.
  func presentationTime(now: Double) -> Double
  /// When the last frame was seen, or the last refresh that was asked for came.
  var lastRefresh: Double { get }

  /// Whether the window shows old pixels that no pending frame covers. A frame must follow, even if nothing has changed.
  var mustPresentAgain: Bool { get }

  /// Shows `damage` of a buffer, and whatever else the window may not show of it, at the next refresh.
  func present(_ buffer: BackBuffer, damage: PixelRegion, frame: FrameNote, now: Double)
  /// Asks for the next refresh without a frame.
  func requestRefresh(now: Double)
  /// Looks at the clock; returns what has come on screen, or must count as that.
  func update(now: Double) -> [FinishedFrame]
  /// Forgets the pending frames.
  func reset()
}

/// The facts about a frame that are needed when it comes on screen.
struct FrameNote {
  /// The frame before was to be followed by this one at the next refresh.
  var continues = false
  /// The first frame of a new size.
  var resized: PixelSize?
}

struct FinishedFrame {
  let note: FrameNote
  let time: Double
  /// False where the server skipped the frame because a later one was ready.
  var isShown = true
}
