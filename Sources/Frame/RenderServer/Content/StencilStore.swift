// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import X11

/// The stencils of shapes that mask layers.
///
/// An animated shape has a different stencil in every frame. cairo draws it in this process, into an array of bytes
/// that is reused, and only its edges are uploaded, into a pixmap that is reused as well.
final class StencilStore {
  private struct Entry {
    let stencil: Stencil
    var lastUsed: Int
  }

  private let connection: Connection
  private var entries: [Entry] = []
  /// The pictures whose stencils are no longer used.
  private var free: [(picture: Picture, size: PixelSize, since: Int)] = []
  private var bytes: [UInt8] = []
  private var frame = 0

  /// The number of frames after which unused stencils and pictures are freed.
  private static let maximumUnusedFrames = 30
  /// The largest deviation of curves in pixels: a 50th of a pixel's coverage.
  private static let tolerance = 0.02

  init(connection: Connection) { self.connection = connection }

  /// Returns the stencil of a drawing.
  ///
  /// - Parameter area: The area that it describes, in the pixels of the drawing's frame. Must not be empty.
  func stencil(for drawing: TextureDrawing, in area: PixelRect) -> Stencil {
    if let index = entries.firstIndex(where: { $0.stencil.shows(drawing, in: area) }) {
      entries[index].lastUsed = frame
      return entries[index].stencil
    }
    retire { $0.lastUsed < frame }
    let stencil = make(drawing, area)
    entries.append(Entry(stencil: stencil, lastUsed: frame))
    return stencil
  }

  func endFrame() {
    frame += 1
    retire { frame - $0.lastUsed > Self.maximumUnusedFrames }
    free.removeAll { frame - $0.since > Self.maximumUnusedFrames }
  }

  /// Frees the pictures whose stencils are gone, and the bytes in which stencils are made.
  func trim() { (free, bytes) = ([], []) }

  private func retire(where isOld: (Entry) -> Bool) {
    guard entries.contains(where: isOld) else { return }
    for entry in entries where isOld(entry) {
      guard let size = entry.stencil.picture.pixmap?.size else { continue }
      free.append((entry.stencil.picture, size, entry.lastUsed))
    }
    entries.removeAll(where: isOld)
  }

  // MARK: Making a stencil

  private func make(_ drawing: TextureDrawing, _ area: PixelRect) -> Stencil {
    let side = StencilCells.side
    let (columns, rows) = ((area.width + side - 1) / side, (area.height + side - 1) / side)
    let size = PixelSize(width: columns * side, height: rows * side)
    rasterise(drawing, at: PixelPoint(x: area.x, y: area.y), size)
    let picture = takePicture(size)
    return bytes.withUnsafeBytes { bytes in
      let cells = StencilCells(bytes, bytesPerRow: size.width, columns: columns, rows: rows)
      picture.pixmap?.put(bytes, bytesPerRow: size.width, size: size, parts: cells.rects(where: .edge))
      return Stencil(drawing, area: area, cells: cells, picture: picture)
    }
  }

  private func rasterise(_ drawing: TextureDrawing, at origin: PixelPoint, _ size: PixelSize) {
    let count = size.width * size.height
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      guard
        let surface = cairo_image_surface_create_for_data(
          base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height),
          Int32(size.width))
      else { return }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return }
      cairo_set_tolerance(context, Self.tolerance)
      cairo_translate(context, Double(drawing.frame.x - origin.x), Double(drawing.frame.y - origin.y))
      drawing.source.paint(onto: context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
    }
  }

  private func takePicture(_ size: PixelSize) -> Picture {
    if let index = free.firstIndex(where: { $0.size.width >= size.width && $0.size.height >= size.height }) {
      return free.remove(at: index).picture
    }
    return Picture(Pixmap(connection: connection, size: size, depth: 8))
  }
}
