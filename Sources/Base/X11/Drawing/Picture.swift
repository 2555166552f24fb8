// SPDX-License-Identifier: MIT

package import CX11

/// A source or target of drawing: a pixmap, a window or a colour. It is freed with this object, on the thread that uses
/// its connection.
package final class Picture {
  package enum Filter: String, Sendable { case nearest, bilinear }
  /// The treatment of the area outside the source.
  package enum Repeat: Int32, Sendable {
    case none = 0
    case tile = 1
    case pad = 2
  }

  package let connection: Connection
  package let xid: UInt
  /// The pixmap, which exists at least as long as its picture.
  package let pixmap: Pixmap?

  private var filter = Filter.nearest
  private var repetition = Repeat.none
  private var transform = PictureTransform.identity
  private var clip: [PixelRect]?

  /// Creates the picture of a pixmap, in the format of its depth.
  package init(_ pixmap: Pixmap) {
    let formats = pixmap.connection.formats
    let format =
      switch pixmap.depth {
      case 32: formats.argb32
      case 24: formats.rgb24
      case 8: formats.a8
      default: fatalError("a picture needs a pixmap of depth 8, 24 or 32; create the pixmap with one of these depths")
      }
    connection = pixmap.connection
    self.pixmap = pixmap
    xid = XRenderCreatePicture(connection.display, pixmap.xid, format, 0, nil)
  }

  /// Creates the picture of a window, or of a drawable that another object owns.
  package init(connection: Connection, drawable: UInt, format: UnsafeMutablePointer<XRenderPictFormat>) {
    self.connection = connection
    pixmap = nil
    xid = XRenderCreatePicture(connection.display, drawable, format, 0, nil)
  }

  /// Creates a picture of a single colour, for sources and masks.
  package init(connection: Connection, color: PictureColor) {
    self.connection = connection
    pixmap = nil
    var color = XRenderColor(color)
    xid = XRenderCreateSolidFill(connection.display, &color)
  }

  /// Creates a picture from a source that is not a drawable and was made for this object.
  init(connection: Connection, source: UInt) {
    self.connection = connection
    pixmap = nil
    xid = source
  }

  deinit {
    if !connection.isLost { XRenderFreePicture(connection.display, xid) }
  }

  // MARK: Drawing into this picture

  /// Draws `source` through `mask` into `rect` of this picture.
  package func composite(
    _ operation: PictureOperator, source: Picture, sourceX: Int = 0, sourceY: Int = 0, mask: Picture? = nil,
    maskX: Int = 0, maskY: Int = 0, into rect: PixelRect
  ) {
    guard !rect.isEmpty else { return }
    XRenderComposite(
      connection.display, operation.rawValue, source.xid, mask?.xid ?? 0, xid, Int32(sourceX), Int32(sourceY),
      Int32(maskX), Int32(maskY), Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
  }

  /// Draws `source` into several rectangles that do not overlap, with few requests. A pixel of the source is drawn at
  /// its own position.
  package func composite(
    _ operation: PictureOperator, source: Picture, mask: Picture? = nil, into rects: [PixelRect]
  ) {
    guard rects.count >= Self.minimumClip else {
      for rect in rects {
        composite(operation, source: source, sourceX: rect.x, sourceY: rect.y, mask: mask, into: rect)
      }
      return
    }
    let outer = clip
    let visible = outer.map { outer in rects.flatMap { rect in outer.map { $0.intersection(rect) } } } ?? rects
    let parts = visible.filter { !$0.isEmpty }
    guard let first = parts.first else { return }
    let (maxX, maxY) = parts.reduce((first.maxX, first.maxY)) { (max($0.0, $1.maxX), max($0.1, $1.maxY)) }
    let (x, y) = parts.reduce((first.x, first.y)) { (min($0.0, $1.x), min($0.1, $1.y)) }
    setClip(parts)
    let bounds = PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)
    composite(operation, source: source, sourceX: x, sourceY: y, mask: mask, into: bounds)
    setClip(outer)
  }

  /// The number of rectangles from which on a clip takes fewer bytes than a request for each.
  private static let minimumClip = 4

  package func fill(_ operation: PictureOperator, _ color: PictureColor, _ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var color = XRenderColor(color)
    XRenderFillRectangle(
      connection.display, operation.rawValue, xid, &color, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
      UInt32(rect.height))
  }

  /// Leaves a rectangle out of all that `body` draws into `area` of this picture.
  package func leavingOut(_ hole: PixelRect, of area: PixelRect, _ body: () -> Void) {
    let outer = clip
    setClip((outer ?? [area]).flatMap { $0.parts(around: hole) })
    body()
    setClip(outer)
  }

  /// Limits drawing into this picture to `rects`. nil removes the limit.
  package func setClip(_ rects: [PixelRect]?) {
    defer { clip = rects }
    if let rects {
      let rectangles = rects.filter { !$0.isEmpty }.map { XRectangle($0) }
      XRenderSetPictureClipRectangles(connection.display, xid, 0, 0, rectangles, Int32(rectangles.count))
    } else if clip != nil {
      var attributes = XRenderPictureAttributes()
      attributes.clip_mask = UInt(None)
      XRenderChangePicture(connection.display, xid, UInt(CPClipMask), &attributes)
    }
  }

  // MARK: Drawing from this picture

  package func setTransform(_ transform: PictureTransform) {
    guard transform != self.transform else { return }
    self.transform = transform
    var matrix = XTransform(transform)
    XRenderSetPictureTransform(connection.display, xid, &matrix)
  }

  package func setFilter(_ filter: Filter) {
    guard filter != self.filter else { return }
    self.filter = filter
    XRenderSetPictureFilter(connection.display, xid, filter.rawValue, nil, 0)
  }

  package func setRepeat(_ repetition: Repeat) {
    guard repetition != self.repetition else { return }
    self.repetition = repetition
    var attributes = XRenderPictureAttributes()
    attributes.repeat = repetition.rawValue
    XRenderChangePicture(connection.display, xid, UInt(CPRepeat), &attributes)
  }
}
