// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A single thing to draw, in pixels of the picture into which it is drawn.
struct DisplayItem: Equatable {
  /// The part of the layer. Together with the layer it identifies the item from frame to frame.
  enum Role: UInt8, Hashable {
    case backdrop, shadow, background, contents, shape, gradient, border
    case clipped, masked, faded, veil, tinted, turned, raster, fragment, run, curl
    case previous, current, dissolve
  }

  struct Key: Hashable {
    let layer: LayerID
    let role: Role
  }

  // The members are in the order in which they are compared: those that change most often come first, and the drawing
  // last, because its comparison takes longest.
  var key: Key
  /// All pixels that the item may change. It is clipped to this rectangle.
  var rect: PixelRect
  /// The opacity from 0 to 1, in addition to the drawing's own.
  var opacity: CGFloat = 1
  /// Whether it is added to the pixels below instead of composited over them, as the second half of a dissolve.
  var isAdditive = false
  var drawing: Drawing

  init(_ layer: LayerID, _ role: Role, _ drawing: Drawing, rect: PixelRect) {
    key = Key(layer: layer, role: role)
    self.drawing = drawing
    self.rect = rect
  }

  /// Multiplies the opacity. The result has the steps of the eight bits in which the server computes, so that items which
  /// look the same are equal.
  mutating func fade(by factor: CGFloat) {
    let alpha = if case .fill(let color) = drawing { color.alpha } else { 1.0 as CGFloat }
    guard factor < 1, alpha > 0 else { return }
    let color = PictureColor(alpha: Double(alpha * opacity * factor)).inEightBits
    opacity = CGFloat(color.alpha) / 65535 / alpha
  }

  /// Whether an opacity can be applied to the item itself.
  var fadesAlone: Bool {
    switch drawing {
    case .fragment, .curl: false
    default: !isAdditive
    }
  }

  /// A rectangle of pixels that hide everything below. Empty if there is none.
  var opaqueRect: PixelRect {
    opacity == 1 && !isAdditive ? drawing.opaqueRect(in: rect) : .empty
  }
}

/// The kinds of drawings. They are stored by reference, because items are copied more often than made.
indirect enum Drawing: Equatable {
  /// The content below the item, blurred, and a colour above it.
  case backdrop(BackdropBlur, tint: CGColor?)
  /// The item's whole rectangle in one colour.
  case fill(CGColor)
  case roundedFill(RoundedRect, CGColor)
  case border(RoundedRect, width: Int, CGColor, fillsCorners: Bool)
  case shadow(ShadowShape, CGColor)
  case texture(TextureDrawing)
  case group(Group)
  case raster(Raster, PlaneTransform)
  /// Items that are drawn instead of this one.
  case fragment(DisplayFragment)
  case curl(CurlDrawing)

  /// Returns the part of a rectangle in which the drawing hides everything below, or an empty one.
  func opaqueRect(in rect: PixelRect) -> PixelRect {
    switch self {
    case .fill(let color): color.alpha >= 1 ? rect : .empty
    case .roundedFill(let shape, let color): color.alpha >= 1 ? shape.opaqueRect.intersection(rect) : .empty
    case .backdrop, .border, .shadow: .empty
    case .texture(let texture): texture.isOpaque ? texture.frame.intersection(rect) : .empty
    case .group(let group): group.placement.inside(of: group.opaqueRect).intersection(rect)
    case .fragment(let fragment): fragment.opaqueRect.intersection(rect)
    case .curl(let curl): curl.opaqueRect.intersection(rect)
    case .raster(let raster, let placement): placement.inside(of: raster.opaqueRect).intersection(rect)
    }
  }
}

/// A rectangle whose corners, or some of them, are rounded.
struct RoundedRect: Equatable {
  var frame: PixelRect
  /// The corner radius in pixels.
  var radius: CGFloat
  /// The length of an edge that a corner takes up, in pixels: the radius, or more if the corner is continuous.
  var cornerExtent: CGFloat
  var corners: LayerCorners

  /// The largest radius in pixels. It is limited, because the coverage of a whole corner is kept in memory.
  private static let maximumRadius: CGFloat = 4096
  /// The number of radii per pixel to which a radius is rounded, so that radii that look the same are equal.
  private static let radiusSteps = 64.0

  /// Creates a rounded rectangle. As for a layer, the radius is limited to half the shorter side.
  init(frame: PixelRect, radius: CGFloat, cornerExtent: CGFloat? = nil, corners: LayerCorners = .all) {
    self.frame = frame
    let longest = min(CGFloat(min(frame.width, frame.height)) / 2, Self.maximumRadius)
    func cut(_ length: CGFloat) -> CGFloat {
      (min(max(length, 0), longest) * Self.radiusSteps).rounded() / Self.radiusSteps
    }
    self.radius = cut(radius)
    self.cornerExtent = cut(max(radius, cornerExtent ?? radius))
    // An empty literal would be made by a generic initializer, which costs a thousand instructions.
    self.corners = self.radius > 0 ? corners : LayerCorners(rawValue: 0)
  }

  /// Creates the outline of a layer.
  init(frame: PixelRect, _ corners: RoundedCorners, scale: CGFloat) {
    let radius = corners.radius * scale
    self.init(frame: frame, radius: radius, cornerExtent: radius * corners.expansion, corners: corners.masked)
  }

  /// The side of the squares that hold the rounded corners.
  var cornerSize: Int { corners.isEmpty ? 0 : Int(cornerExtent.rounded(.up)) }

  /// The part over the whole width that no corner touches.
  var inner: PixelRect {
    let top = corners.isDisjoint(with: .minY) ? 0 : cornerSize
    let bottom = corners.isDisjoint(with: .maxY) ? 0 : cornerSize
    return PixelRect(minX: frame.x, minY: frame.y + top, maxX: frame.maxX, maxY: frame.maxY - bottom)
  }

  /// A large rectangle that no corner cuts: `inner`, or with large corners what is inside their circles.
  var opaqueRect: PixelRect {
    guard cornerExtent == radius else { return inner }
    // The middle of a corner's arc is this part of the radius away from both edges.
    let inside = frame.inset(by: Int(((1 - 0.5.squareRoot()) * Double(radius)).rounded(.up)))
    return inside.area > 2 * inner.area ? inside : inner
  }

  /// The square of each rounded corner. If two would overlap, the left or the upper one is smaller.
  var cornerSquares: [(corner: LayerCorners, rect: PixelRect)] {
    let size = cornerSize
    guard size > 0 else { return [] }
    let top = corners.isSuperset(of: .maxXMinY) ? min(size, frame.width - size) : size
    let bottom = corners.isSuperset(of: .maxXMaxY) ? min(size, frame.width - size) : size
    let left = corners.isSuperset(of: .minXMaxY) ? min(size, frame.height - size) : size
    let right = corners.isSuperset(of: .maxXMaxY) ? min(size, frame.height - size) : size
    let (farX, farY) = (frame.maxX - size, frame.maxY - size)
    let all: [(corner: LayerCorners, rect: PixelRect)] = [
      (.minXMinY, PixelRect(x: frame.x, y: frame.y, width: top, height: left)),
      (.maxXMinY, PixelRect(x: farX, y: frame.y, width: size, height: right)),
      (.minXMaxY, PixelRect(x: frame.x, y: farY, width: bottom, height: size)),
      (.maxXMaxY, PixelRect(x: farX, y: farY, width: size, height: size)),
    ]
    return all.filter { corners.contains($0.corner) }
  }

  /// Whether a corner cuts off part of `rect`.
  func cuts(_ rect: PixelRect) -> Bool { cornerSquares.contains { $0.rect.intersects(rect) } }
}

/// The shape that casts a shadow, and its blur.
struct ShadowShape: Equatable {
  enum Caster: Equatable {
    case roundedRect(RoundedRect)
    /// A path in the points of a layer whose bounds' origin is at the pixel `origin`.
    case path(CGPath, origin: PixelPoint, scale: CGFloat, bounds: PixelRect)
    /// The coverage of a texture.
    case texture(TextureDrawing)
  }

  /// The caster in its own position, without the offset.
  var caster: Caster
  var offset: PixelPoint
  /// The standard deviation of the Gaussian blur in pixels.
  var sigma: CGFloat

  /// The number of standard deviations beyond which the blur is invisible in eight bits.
  static let blurExtent = 3.0

  var extent: Int { Int((Double(sigma) * Self.blurExtent).rounded(.up)) }

  /// The largest area of the coverage in pixels. The shadow of a larger shape takes too much memory and is not drawn.
  private static let maximumArea = 64_000_000

  /// Whether the coverage fits into memory. If nine slices can be used, it is only the coverage of the corners.
  var isDrawable: Bool {
    if let size = nineSliceSize, casterBounds.width >= size, casterBounds.height >= size {
      let side = size + 2 * extent
      return side <= Pixmap.maximumExtent && side * side <= Self.maximumArea
    }
    return max(bounds.width, bounds.height) <= Pixmap.maximumExtent && bounds.area <= Self.maximumArea
  }

  /// The smallest side in pixels at which the corners of a rounded rectangle's shadow are separate. nil for any other
  /// caster, and for a shadow without corners, because nothing is rounded or blurred.
  var nineSliceSize: Int? {
    guard case .roundedRect(let rect) = caster else { return nil }
    let corner = rect.cornerSize + extent
    return corner > 0 ? 2 * corner + 1 : nil
  }

  var bounds: PixelRect { casterBounds.offsetBy(x: offset.x, y: offset.y).inset(by: -extent) }

  var casterBounds: PixelRect {
    switch caster {
    case .roundedRect(let shape): shape.frame
    case .path(_, _, _, let bounds): bounds
    case .texture(let texture): texture.frame
    }
  }
}
