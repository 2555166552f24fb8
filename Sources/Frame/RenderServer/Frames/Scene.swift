// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A committed tree and what the last frame showed of it.
final class Scene {
  enum Continuation {
    case animation
    /// Nothing changes until an animation starts at this time. If it is nil, nothing changes at all.
    case rest(until: Double?)
  }

  private(set) var list: DisplayList
  /// The frames that follow the last one if nothing is committed.
  private(set) var continuation = Continuation.rest(until: nil)

  private var tree = RenderTree()
  private var scale: CGFloat
  private let usesCaches: Bool
  private let caches: WalkCaches
  private let fragmentRasters: FragmentRasters
  private var mustRedraw = true
  private var framesSinceTrim = 0

  /// The number of frames between two searches for layers that no longer exist.
  private static let trimInterval = 120

  /// - Parameter usesCaches: Whether results of a frame are kept for the next one. Without caches, each frame is listed
  ///   and drawn item by item; the pixels are the same.
  init(size: PixelSize, scale: CGFloat, usesCaches: Bool = true) {
    self.scale = scale
    self.usesCaches = usesCaches
    list = DisplayList(size: size)
    caches = WalkCaches(surfaceSize: size)
    fragmentRasters = FragmentRasters(surfaceSize: size)
  }

  func apply(_ commit: Commit) { tree.apply(commit) }

  /// The number of the latest commit.
  var sequence: UInt64 { tree.sequence }

  /// Returns whether an animation or a clock starts with the first frame of a commit.
  func awaitsStart(of commit: Commit) -> Bool { tree.awaitsStart(of: commit.sequence) }

  func delay(_ start: FrameStarts.Start) { tree.delayStart(of: start.sequence, by: start.delay) }

  func resize(to size: PixelSize, scale: CGFloat) {
    if scale != self.scale { caches.removePictures() }
    caches.rasters.resize(to: size)
    fragmentRasters.resize(to: size)
    self.scale = scale
    list.size = size
    mustRedraw = true
  }

  func invalidate() { mustRedraw = true }

  /// Builds the list for a time. Returns the difference from the previous frame.
  func update(at time: Double) -> ListDifference {
    var builder = DisplayListBuilder(tree: tree, time: time, scale: scale, size: list.size)
    if usesCaches { builder.caches = caches }
    let next = builder.build()
    let difference = difference(of: next)
    mustRedraw = false
    list = next
    fragmentRasters.noteFrame(of: list, damage: difference.drawn)
    caches.endFrame()
    continuation = tree.isAnimating(at: time) ? .animation : .rest(until: tree.nextChange(after: time))
    if case .rest = continuation { caches.rasters.trim() }
    framesSinceTrim += 1
    if framesSinceTrim >= Self.trimInterval { trim() }
    return difference
  }

  private func difference(of next: DisplayList) -> ListDifference {
    if mustRedraw { return ListDifference(damage: PixelRegion(PixelRect(list.size))) }
    return next.difference(since: list, scrolls: usesCaches && caches.motion.scrolls)
  }

  /// Frees the results that only frames in close succession use, and forgets layers that are gone.
  func trimAtRest() {
    fragmentRasters.removeAll()
    trim()
  }

  /// Forgets layers that are gone.
  private func trim() {
    framesSinceTrim = 0
    caches.rasters.trim()
    caches.trim(to: tree)
  }
}
