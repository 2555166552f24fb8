// SPDX-License-Identifier: MIT
import CoreGraphics
import X11
import XCTest

@testable import RenderServer

/// Text that several connections draw in the same fonts.
final class ServerTextTests: PixelTestCase {
  /// Letters in a size of their own, so that other tests have not drawn them.
  private func text(size: CGFloat) -> DrawingRecording {
    DrawingRecording.record(size: CGSize(width: 900, height: 40), scale: 1) { context in
      TextLayout(string: String(decoding: 33...126, as: UTF8.self), font: FontDescriptor(size: size))
        .draw(in: context, rect: CGRect(x: 0, y: 0, width: 900, height: 40), color: .black)
    }
  }

  func testNoConnectionFreesGlyphsThatItStillUses() throws {
    server.stop()
    let connection = try X11.Connection()
    XCTAssertTrue(ServerText.claim(connection))
    defer { ServerText.release(connection) }
    var errors: [String] = []
    connection.onError = { errors.append("\($0)") }
    let text = text(size: 13.25)
    func draw(_ connection: X11.Connection) {
      _ = ContentPainter.paint(.recording(text, scale: 1), connection: connection)
    }

    for _ in 1...4 {
      let other = try X11.Connection()
      for _ in 1...2 {
        draw(connection)
        draw(other)
      }
      draw(connection)
      other.close()
    }
    draw(connection)
    connection.synchronize()

    XCTAssertEqual(errors, [])
  }

  func testEachServerDrawsTheSameText() throws {
    let tree = LayerTree(size: CGSize(width: 900, height: 40))
    tree.add(CGRect(x: 0, y: 0, width: 900, height: 40)) { $0.contents = .recording(self.text(size: 13.75)) }
    let commit = tree.commit()
    let other = try RenderServer(clock: .manual)
    defer { other.stop() }

    let pictures = [server!, other].map { server in
      let surface = server.makeOffscreenSurface(pixelSize: PixelSize(width: 900, height: 40), scale: 1)
      surface.commit(commit)
      return surface.renderFrame(at: 0)
    }

    XCTAssertFalse(pictures[0].pixels.allSatisfy { $0 == 255 }, "there is text")
    XCTAssertEqual(pictures[0].pixels, pictures[1].pixels)
  }
}
