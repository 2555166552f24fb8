// SPDX-License-Identifier: MIT
import X11

/// The reports to the main thread about a surface's frames: statistics, ticks, and sizes that have been drawn.
struct FrameReports {
  private let surface: SurfaceID
  private let statistics: StatisticsRecord
  private let latestFrame: LatestFrame
  private let events: EventMailbox
  /// A size that no frame has shown yet.
  private var newSize: PixelSize?
  /// Whether the last presented frame has to be followed by another at the next refresh, because of an animation or a
  /// display link. Only then can the next frame be late.
  private var isInSequence = false
  /// The time until which a frame that is due waits for the commit that stops a motion.
  private(set) var heldUntil: Double?
  /// Whether the main thread is told of each frame that has been shown.
  var includeFrames = false

  init(of description: SurfaceDescription, to events: EventMailbox) {
    surface = description.id
    statistics = description.statistics
    latestFrame = description.latestFrame
    self.events = events
  }

  /// Begins the frame for a time, unless the main thread holds the latest one. Returns whether it has begun.
  ///
  /// - Parameter commit: The number of the latest commit that has been applied.
  mutating func beginFrame(for time: Double, after commit: UInt64, now: Double) -> Bool {
    heldUntil = latestFrame.begin(for: time, after: commit, now: now)
    return heldUntil == nil
  }

  /// Ends the wait for a commit, before the next attempt to draw what is due.
  mutating func endHold() { heldUntil = nil }

  mutating func noteResize(to size: PixelSize) { newSize = size }

  /// Ends a sequence of frames. The next frame continues none, so it cannot be late.
  mutating func endSequence() { isInSequence = false }

  /// Reports the new size when no frame will show it.
  mutating func reportNewSize() {
    guard let size = newSize else { return }
    newSize = nil
    events.post(.resized(surface: surface, pixelSize: size))
  }

  /// Asks the main thread for its part of the frame for the refresh at `target`.
  func reportTick(lastRefresh: Double, target: Double) {
    events.post(.tick(surface: surface, timestamp: lastRefresh, target: target))
  }

  /// Tells the main thread by how much the animations of commits start later than at the time of the commit.
  func report(_ starts: [FrameStarts.Start]) {
    for start in starts {
      events.post(.started(surface: surface, sequence: start.sequence, delay: start.delay))
    }
  }

  /// Returns the note about a frame that is presented now.
  ///
  /// - Parameters:
  ///   - target: The time for which it was drawn.
  ///   - starts: The commits whose animations start with it.
  ///   - isFollowed: Whether another frame is due at the next refresh.
  ///   - work: The work that the frame took, if frames are reported.
  mutating func makeNote(
    target: Double, starts: [FrameStarts.Start], isFollowed: Bool, work: FrameWork?
  ) -> FrameNote {
    let note = FrameNote(continues: isInSequence, target: target, starts: starts, resized: newSize, work: work)
    newSize = nil
    isInSequence = isFollowed
    return note
  }

  /// Returns the note about a frame that is drawn on demand and does not belong to a sequence.
  mutating func makeNoteOnDemand() -> FrameNote {
    defer { newSize = nil }
    return FrameNote(resized: newSize)
  }

  /// Reports a frame that has been shown.
  func report(_ frame: FinishedFrame, refreshInterval: Double) {
    let missed = statistics.update {
      $0.notePresentation(at: frame.time, refreshInterval: refreshInterval, continues: frame.note.continues)
    }
    if let work = frame.note.work {
      events.post(
        .frame(
          FrameReport(
            surface: surface, time: frame.time, renderSeconds: work.seconds, damage: work.damage, rasters: work.rasters,
            missedRefreshes: missed)))
    }
    if let size = frame.note.resized { events.post(.resized(surface: surface, pixelSize: size)) }
  }

  /// Handles a frame that the server skipped because a later one was ready. Returns whether another frame must follow,
  /// so that the new size is reported.
  mutating func noteSkipped(_ note: FrameNote) -> Bool {
    guard let size = note.resized else { return false }
    newSize = newSize ?? size
    return true
  }
}
