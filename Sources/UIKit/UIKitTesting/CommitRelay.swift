// SPDX-License-Identifier: MIT
import QuartzCore
import RenderServer
import RenderTree
import UIKitControllers
import X11

/// The receiver of a window's commits. It records them and, once pixels are requested, passes them to a renderer.
@MainActor
final class CommitRelay: @MainActor CommitSink {
  private let recorder = CommitRecorder()
  private var rendering: Rendering?

  private struct Rendering {
    let server: RenderServer
    let surface: RenderSurface
    var size: PixelSize
    var scale: CGFloat
  }

  nonisolated deinit {}

  var tree: RenderTree { recorder.tree }

  func commit(_ commit: Commit) {
    recorder.commit(commit)
    rendering?.surface.commit(commit)
  }

  /// Returns a surface of a size in points that has received all commits.
  func startRendering(size: CGSize, scale: CGFloat) throws(TestStageError) -> RenderSurface {
    let pixels = PixelSize(size, scale: scale)
    if let rendering, rendering.size == pixels, rendering.scale == scale { return rendering.surface }
    let server: RenderServer
    if let rendering { server = rendering.server } else { server = try Self.makeServer() }
    rendering?.surface.detach()
    let surface = server.makeOffscreenSurface(pixelSize: pixels, scale: scale)
    for commit in recorder.commits { surface.commit(commit) }
    rendering = Rendering(server: server, surface: surface, size: pixels, scale: scale)
    return surface
  }

  private static func makeServer() throws(TestStageError) -> RenderServer {
    do {
      return try RenderServer(clock: .manual)
    } catch {
      throw .noDisplay("\(error)")
    }
  }

  func stopRendering() {
    rendering?.surface.detach()
    rendering?.server.stop()
    rendering = nil
  }
}
