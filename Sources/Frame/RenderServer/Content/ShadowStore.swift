// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree
import X11

/// The coverage of shadows, blurred once for each shape.
///
/// The shadows of rectangles differ only in the lengths of their straight parts. Their corners are drawn once, and so
/// are strips for the edges between them.
final class ShadowStore {
  /// A blurred rounded square. Its nine slices are drawn, the middle ones stretched.
  struct NineSlice {
    /// The whole square, for the corners.
    let whole: Picture
    let top: ShadowEdge
    let bottom: ShadowEdge
    let left: ShadowEdge
    let right: ShadowEdge
    /// The side of a corner slice: the blur outwards, the rounding, and the blur inwards.
    let cornerSize: Int
  }

  private struct NineSliceKey: Hashable {
    let sigma: CGFloat
    let radius: CGFloat
    let cornerExtent: CGFloat
    let corners: LayerCorners
  }

  private struct Whole {
    let shape: ShadowShape
    let picture: Picture
    var lastUsed: Int
  }

  private let connection: Connection
  private var nineSlices = AgedStore<NineSliceKey, NineSlice>(maximumCount: 64)
  private var wholes: [Whole] = []
  private var frame = 0

  private static let maximumWholeShadows = 64

  init(connection: Connection) { self.connection = connection }

  /// Returns nil if the shape is not a rounded rectangle, or too small for its corners to be separate.
  func nineSlice(for shape: ShadowShape) -> NineSlice? {
    guard case .roundedRect(let rect) = shape.caster else { return nil }
    guard let needed = shape.nineSliceSize, rect.frame.width >= needed, rect.frame.height >= needed
    else { return nil }
    let key = NineSliceKey(
      sigma: shape.sigma, radius: rect.radius, cornerExtent: rect.cornerExtent, corners: rect.corners)
    return nineSlices.value(for: key) { _ in bakeNineSlice(of: rect, shape) }
  }

  private func bakeNineSlice(of rect: RoundedRect, _ shape: ShadowShape) -> NineSlice {
    let extent = shape.extent
    let side = 2 * (rect.cornerSize + extent) + 1
    let square = RoundedRect(
      frame: PixelRect(x: extent, y: extent, width: side, height: side), radius: rect.radius,
      cornerExtent: rect.cornerExtent,
      corners: rect.corners)
    let (coverage, total) = (blurred(square, sigma: shape.sigma, extent: extent), side + 2 * extent)
    let corner = total / 2
    func edge(_ axis: ShadowEdge.Axis, _ x: Int, _ y: Int) -> ShadowEdge {
      let size = axis == .horizontal ? PixelSize(width: 1, height: corner) : PixelSize(width: corner, height: 1)
      let part = PixelRect(x: x, y: y, width: size.width, height: size.height)
      return ShadowEdge(axis, pattern: coverage.upload(to: connection, part: part), thickness: corner)
    }
    return NineSlice(
      whole: coverage.upload(to: connection), top: edge(.horizontal, corner, 0),
      bottom: edge(.horizontal, corner, corner + 1), left: edge(.vertical, 0, corner),
      right: edge(.vertical, corner + 1, corner), cornerSize: corner)
  }

  private func blurred(_ rect: RoundedRect, sigma: CGFloat, extent: Int) -> Coverage {
    var coverage = Coverage(width: rect.frame.maxX + extent, height: rect.frame.maxY + extent)
    coverage.draw { context in
      rect.append(to: context)
      cairo_fill(context)
    }
    coverage.blur(sigma: sigma)
    return coverage
  }

  /// Returns the coverage of the whole shadow. Its top left is that of the shape's bounds.
  func whole(of shape: ShadowShape) -> Picture {
    let form = shape.atOrigin
    if let index = wholes.firstIndex(where: { $0.shape == form }) {
      wholes[index].lastUsed = frame
      return wholes[index].picture
    }
    let extent = form.extent
    let bounds = form.casterBounds
    var coverage = Coverage(width: bounds.width + 2 * extent, height: bounds.height + 2 * extent)
    coverage.draw { context in
      cairo_translate(context, Double(extent), Double(extent))
      form.caster.paint(onto: context)
    }
    coverage.blur(sigma: form.sigma)
    let picture = coverage.upload(to: connection)
    if wholes.count >= Self.maximumWholeShadows {
      let oldest = wholes.indices.min { wholes[$0].lastUsed < wholes[$1].lastUsed }
      if let oldest { wholes.remove(at: oldest) }
    }
    wholes.append(Whole(shape: form, picture: picture, lastUsed: frame))
    return picture
  }

  func endFrame() {
    frame += 1
    nineSlices.endFrame()
  }

  /// Frees the shadows that have not been used for so many frames.
  func drop(unusedFrames: Int) {
    nineSlices.drop(unusedFrames: unusedFrames)
    wholes.removeAll { frame - $0.lastUsed > unusedFrames }
  }
}

extension ShadowShape {
  /// The same shape with its caster at the origin and without an offset, so that shadows that look the same are equal.
  fileprivate var atOrigin: ShadowShape {
    let bounds = casterBounds
    var form = ShadowShape(caster: caster, offset: PixelPoint(x: 0, y: 0), sigma: sigma)
    switch caster {
    case .roundedRect(var rect):
      rect.frame = PixelRect(bounds.size)
      form.caster = .roundedRect(rect)
    case .path(let path, let origin, let scale, _):
      let moved = PixelPoint(x: origin.x - bounds.x, y: origin.y - bounds.y)
      form.caster = .path(path, origin: moved, scale: scale, bounds: PixelRect(bounds.size))
    case .texture(var texture):
      texture.frame = PixelRect(bounds.size)
      form.caster = .texture(texture)
    }
    return form
  }
}
