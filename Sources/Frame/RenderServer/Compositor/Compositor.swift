// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

/// Draws display lists with X Render, using the operations that X servers perform quickly.
///
/// Items that opaque items cover are skipped (`Occlusion`), opaque pictures are copied, and opacity is applied with a
/// solid mask.
final class Compositor {
  let connection: Connection
  let contents: ContentStore
  let corners: CornerMasks
  let shadows: ShadowStore
  let stencils: StencilStore
  let curls: CurlStore
  let scratch: ScratchPictures
  let solids: SolidPictures

  init(connection: Connection) {
    self.connection = connection
    contents = ContentStore(connection: connection)
    corners = CornerMasks(connection: connection)
    shadows = ShadowStore(connection: connection)
    stencils = StencilStore(connection: connection)
    curls = CurlStore(connection: connection)
    scratch = ScratchPictures(connection: connection)
    solids = SolidPictures(connection: connection)
  }

  /// Redraws the damaged pixels of `target` from a display list.
  func draw(_ list: DisplayList, into target: Picture, hasAlpha: Bool, damage: PixelRegion) {
    var damage = damage
    damage.addSources(of: list.items.backdrops)
    damage.formIntersection(PixelRect(list.size))
    let canvas = Canvas(picture: target, size: list.size, damage: damage)
    target.setClip(canvas.damage?.rects)
    draw(list.items, on: canvas, area: damage.bounds, base: hasAlpha ? .clear : .black)
    if canvas.damage != nil { target.setClip(nil) }
    endFrame()
  }

  func endFrame() {
    contents.endFrame()
    corners.endFrame()
    shadows.endFrame()
    stencils.endFrame()
    curls.endFrame()
    scratch.endFrame()
  }

  /// The number of frames after which a program at rest frees what they did not use: two seconds at 60 Hz, which is longer
  /// than a transition.
  private static let unusedFramesAtRest = 120

  /// Frees what is kept only for frames that follow each other closely, and what the last ones did not use.
  func trim() {
    contents.drop(unusedFrames: Self.unusedFramesAtRest)
    corners.drop(unusedFrames: Self.unusedFramesAtRest)
    shadows.drop(unusedFrames: Self.unusedFramesAtRest)
    stencils.trim()
    curls.trim()
    scratch.trim()
  }

  /// Draws items in an area that is first filled with `base`, or keeps its content if `base` is nil.
  func draw(_ items: [DisplayItem], on canvas: Canvas, area: PixelRect, base: PictureColor?) {
    let occlusion = Occlusion(of: items, in: area, damage: canvas.damage)
    if let base { canvas.picture.fill(.source, base, canvas.convert(occlusion.uncovered)) }
    var first = 0
    if let hole = occlusion.hole {
      canvas.picture.leavingOut(canvas.convert(hole.rect), of: canvas.convert(area)) {
        draw(items, 0..<hole.count, occlusion, on: canvas)
      }
      first = hole.count
    }
    draw(items, first..<items.count, occlusion, on: canvas)
  }

  private func draw(_ items: [DisplayItem], _ range: Range<Int>, _ occlusion: Occlusion, on canvas: Canvas) {
    for index in range where !occlusion.visible[index].isEmpty {
      draw(items[index], in: occlusion.visible[index], on: canvas)
    }
  }

  // MARK: One item

  /// Draws an item's pixels in `rect`, which is inside the item's rectangle.
  func draw(_ item: DisplayItem, in rect: PixelRect, on canvas: Canvas) {
    let blending = Blending(item)
    switch item.drawing {
    case .backdrop(let blur, let tint): draw(blur, tint, of: item.rect, in: rect, blending, on: canvas)
    case .fill(let color): fill(color, rect, blending, on: canvas)
    case .roundedFill(let shape, let color): fill(shape, color, in: rect, blending, on: canvas)
    case .border(let shape, let width, let color, let fillsCorners):
      draw(border: shape, width: width, color, fillsCorners: fillsCorners, in: rect, blending, on: canvas)
    case .shadow(let shape, let color): draw(shape, color, in: rect, blending, on: canvas)
    case .texture(let texture): draw(texture, in: rect, blending, on: canvas)
    case .group(let group): draw(group, in: rect, blending, on: canvas)
    case .fragment(let fragment):
      assert(blending.isPlain, "a fragment with an opacity must be drawn as a group")
      draw(fragment, in: rect, on: canvas)
    case .raster(let raster, let placement): draw(raster, placed: placement, in: rect, blending, on: canvas)
    case .curl(let curl):
      assert(blending.isPlain, "a curl with an opacity must be drawn as a group")
      draw(curl, in: rect, on: canvas)
    }
  }

  private func draw(_ fragment: DisplayFragment, in rect: PixelRect, on canvas: Canvas) {
    guard let raster = fragment.raster, raster.bounds.intersects(rect) else {
      return draw(fragment.items, on: canvas, area: rect, base: nil)
    }
    let flattened = raster.bounds.intersection(rect)
    draw(raster, placed: .identity, in: flattened, .plain, on: canvas)
    for rest in rect.parts(around: flattened) { draw(fragment.items, on: canvas, area: rest, base: nil) }
  }

  private func draw(
    _ raster: Raster, placed placement: PlaneTransform, in rect: PixelRect, _ blending: Blending, on canvas: Canvas
  ) {
    if let color = raster.uniformColor {
      if let offset = placement.pixelOffset {
        return fill(color, raster.bounds.offsetBy(x: offset.x, y: offset.y).intersection(rect), blending, on: canvas)
      } else if !placement.isAffine {
        return fill(color, raster.bounds, under: placement, in: rect, blending, on: canvas)
      }
    }
    let image = FlatImage(
      levels: painted(raster), bounds: raster.bounds, opaqueRect: raster.opaqueRect, placement: placement,
      insideColor: raster.plainShape?.color)
    draw(image, in: rect, blending, on: canvas)
  }

  func fill(_ color: CGColor, _ rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    canvas.picture.fill(
      blending.operation(isOpaque: color.alpha >= 1), PictureColor(color, opacity: blending.opacity),
      canvas.convert(rect))
  }

  /// Returns a mask for the opacity, or nil if none is needed.
  func mask(_ blending: Blending) -> Picture? {
    blending.opacity >= 1 ? nil : solids.picture(PictureColor(alpha: blending.opacity))
  }

  func painted(_ raster: Raster) -> PictureLevels {
    if let levels = raster.levels { return levels }
    let pixmap = Pixmap(connection: connection, size: raster.bounds.size, depth: raster.isOpaque ? 24 : 32)
    let picture = Picture(pixmap)
    let canvas = Canvas(picture: picture, bounds: raster.bounds)
    draw(raster.items, on: canvas, area: raster.bounds, base: .clear)
    let levels = PictureLevels(
      connection: connection, picture: picture, size: raster.bounds.size, isOpaque: raster.isOpaque)
    raster.setPainted(levels)
    return levels
  }
}

extension PictureColor {
  init(_ color: CGColor, opacity: Double = 1) {
    self.init(
      straightRed: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha) * opacity)
  }

  init(alpha: Double) { self.init(straightRed: 0, green: 0, blue: 0, alpha: alpha) }
}
