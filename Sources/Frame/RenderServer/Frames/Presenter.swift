// SPDX-License-Identifier: MIT
import X11

/// Shows finished buffers on the screen, and paces the frames.
protocol Presenter: AnyObject {
  /// The time between two refreshes in seconds: that of the monitor's mode until it has been measured.
  var refreshInterval: Double { get set }
  /// Whether a frame, or a requested refresh, is still pending, so that no other frame must be made.
  var isBusy: Bool { get }
  /// The time at which `update(now:)` must be called even if no event has arrived.
  var deadline: Double? { get }

  /// Whether a second frame may be drawn while the first waits for its refresh. This hides delays of the thread, but
  /// shows commits one refresh later.
  var isPipelined: Bool { get set }

  /// Returns the time at which a frame that is drawn now will be shown.
  func presentationTime(now: Double) -> Double
  /// The time at which the last frame was shown, or the last requested refresh occurred.
  var lastRefresh: Double { get }

  /// Whether the window shows old pixels that no pending frame covers. Another frame must then follow, even if nothing
  /// has changed.
  var mustPresentAgain: Bool { get }

  /// Shows `damage` of a buffer at the next refresh, together with all other pixels that the window may not show yet.
  func present(_ buffer: BackBuffer, damage: PixelRegion, frame: FrameNote, now: Double)
  /// Requests the next refresh without a frame.
  func requestRefresh(now: Double)
  /// Records that the server has performed all requests that preceded the question to it (`ServerEcho`).
  func noteEcho(at time: Double)
  /// Returns the frames that have been shown, or count as shown, by the time `now`.
  func update(now: Double) -> [FinishedFrame]
  /// Forgets the pending frames, whose answers will not come. Returns the notes about them.
  func reset() -> [FrameNote]
}

/// The facts about a frame that are needed when it is shown.
struct FrameNote {
  /// Whether the previous frame had to be followed by this one at the next refresh.
  var continues = false
  /// The time for which it was drawn.
  var target = 0.0
  /// The commits whose animations start with it.
  var starts: [FrameStarts.Start] = []
  /// The new size, if this is its first frame.
  var resized: PixelSize?
  /// The work that it took, if frames are reported.
  var work: FrameWork?
}

/// The work of the render thread for a frame.
struct FrameWork {
  /// The time in seconds until the frame's requests were sent.
  var seconds: Double
  /// The pixels that were drawn.
  var damage: [PixelRect]
  /// The outlines of the flattened subtrees that it shows.
  var rasters: [[PicturePoint]]
}

struct FinishedFrame {
  let note: FrameNote
  let time: Double
  /// False if the server skipped the frame because a later one was ready.
  var isShown = true
}

extension Presenter {
  /// Returns the time of the last refresh of the screen until `now`. The screen is refreshed also while nothing is
  /// presented.
  func lastRefresh(until now: Double) -> Double {
    lastRefresh + max(((now - lastRefresh) / refreshInterval).rounded(.down), 0) * refreshInterval
  }
}
