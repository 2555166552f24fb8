// SPDX-License-Identifier: MIT
package import CoreGraphics
package import RenderTree
package import X11

/// The main thread's end of one window's, or one off-screen picture's, rendering.
///
/// Everything here may be called from any thread and only queues; the render thread does it in order. `renderFrame(at:)`
/// alone waits.
package final class RenderSurface: CommitSink, Sendable {
  private struct Wishes {
    var ticks = false
    var pixelSize: PixelSize
  }

  package let id: SurfaceID
  private let inbox: Inbox
  private let record: StatisticsRecord
  private let wishes: Guarded<Wishes>

  init(id: SurfaceID, pixelSize: PixelSize, inbox: Inbox, record: StatisticsRecord) {
    self.id = id
    self.inbox = inbox
    self.record = record
    wishes = Guarded(Wishes(pixelSize: pixelSize))
  }

  deinit { detach() }

  package func commit(_ commit: Commit) { inbox.post(.commit(id, commit)) }

  /// The window's new size. Call it after the commit with the layout for that size, or at once before it, so that no
  /// frame shows the old layout in the new size. When its frame is drawn, `ServerEvent.resized` follows.
  package func resize(pixelSize: PixelSize, scale: CGFloat) {
    let size = pixelSize.clampedToDrawable
    wishes.withLock { $0.pixelSize = size }
    inbox.post(.resize(id, size, scale: scale))
  }

  /// Nothing is drawn for a window that is not mapped. A surface starts out visible.
  package func setVisible(_ isVisible: Bool) { inbox.post(.setVisible(id, isVisible)) }

  /// The refresh rate, in frames a second, of the monitor that the window is on now. A surface starts out with that of
  /// the monitor on which it was made.
  package func setRefreshRate(_ rate: Double) { inbox.post(.setRefreshRate(id, rate)) }

  /// Draws and presents everything anew, as after an exposure.
  package func invalidate() { inbox.post(.invalidate(id)) }

  /// Whether a `tick` event is sent for each refresh, and the frame waits half a refresh for what it brings.
  package var wantsTicks: Bool {
    get { wishes.withLock { $0.ticks } }
    set {
      let changed = wishes.withLock { wishes in
        defer { wishes.ticks = newValue }
        return wishes.ticks != newValue
      }
      if changed { inbox.post(.setWantsTicks(id, newValue)) }
    }
  }

  /// Says that a tick changed nothing, so that its frame need not wait any longer. A commit says the same.
  package func tickHandled() { inbox.post(.tickHandled(id)) }

  /// Ends the rendering. The window may be destroyed afterwards; nothing else can be done with this surface.
  package func detach() { inbox.post(.detach(id)) }

  /// Draws what the tree shows at `time` (absolute monotonic seconds) and reads it back; a window shows it, too.
  ///
  /// Waits for all commits made before. After the loss of the device, or after `detach()`, the picture is clear.
  package func renderFrame(at time: Double) -> CGImage {
    let image = Reply<CGImage>.wait { inbox.post(.render(id, time: time, reply: $0)) }
    if let image { return image }
    let size = wishes.withLock { $0.pixelSize }
    let bytesPerRow = size.width * CGImage.bytesPerPixel
    return CGImage(
      width: size.width, height: size.height, bytesPerRow: bytesPerRow, isOpaque: false,
      pixels: [UInt8](repeating: 0, count: bytesPerRow * size.height))
  }

  package var statistics: FrameStatistics { record.current }

  /// Starts counting anew.
  package func resetStatistics() { record.reset() }
}

extension CGImage {
  /// Blue, green, red and alpha.
  static var bytesPerPixel: Int { 4 }
}
