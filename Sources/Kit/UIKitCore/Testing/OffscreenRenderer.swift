// SPDX-License-Identifier: MIT
import RenderServer
import RenderTree
import X11

/// Draws views of a running program as the screen shows them, but off the screen, with a renderer of its own.
///
/// In contrast to `drawHierarchy(in:afterScreenUpdates:)`, it draws with the compositor of windows, also in space, and
/// says what a frame costs. It needs an X server.
@MainActor
package final class OffscreenRenderer {
  private let server: RenderServer
  private let surface: RenderSurface
  private var shown: Set<LayerID> = []
  private var sequence: UInt64 = 0

  /// - Parameters:
  ///   - size: The size of the pictures in points.
  ///   - scale: The number of pixels per point.
  package init(size: CGSize, scale: CGFloat) throws(ConnectionError) {
    server = try RenderServer(clock: .manual)
    surface = server.makeOffscreenSurface(pixelSize: PixelSize(size, scale: scale), scale: scale)
  }

  nonisolated deinit {}

  /// Takes over what the screen shows of a view now, after the last commit.
  package func show(_ view: UIView) {
    let nodes = view.layer.shownNodes(at: CACurrentMediaTime())
    sequence += 1
    var commit = Commit(sequence: sequence, time: 0, root: nodes.first?.id)
    commit.updated = nodes.map(CommittedNode.init)
    let ids = Set(nodes.map(\.id))
    commit.removed = Array(shown.subtracting(ids))
    shown = ids
    surface.commit(commit)
  }

  /// Returns a picture of the view that was shown last. It is clear after the loss of the display.
  package func picture() -> CGImage { surface.renderFrame(at: 0) }

  /// Draws a frame and returns its cost, or nil after the loss of the display.
  package func measureFrame() -> FrameMeasurement? { surface.measureFrame(at: 0) }

  /// Ends rendering.
  ///
  /// - Returns: The error if the display was lost, in which case pictures may be clear.
  @discardableResult
  package func close() -> String? {
    surface.detach()
    server.stop()
    for case .deviceLost(let message) in server.events.drain() { return message }
    return nil
  }
}
