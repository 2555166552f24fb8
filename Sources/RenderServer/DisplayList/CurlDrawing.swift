// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A flattened layer that is taken up like a page, in pixels.
struct CurlDrawing: Equatable {
  let page: Raster
  /// Where the page lies while it is flat. Nothing is drawn outside.
  let frame: PixelRect
  /// In pixels from the frame's top left.
  let geometry: CurlGeometry
  let paper: CGColor
  let translucency: CGFloat

  /// In pixels. A wider cylinder cannot be told from this one on any screen.
  private static let maximumRadius: CGFloat = 8192

  init(page: Raster, frame: PixelRect, curl: PageCurl, scale: CGFloat) {
    self.page = page
    self.frame = frame
    paper = curl.paper
    translucency = curl.translucency
    var pixels = curl
    // Whole pixels, so that the strips around the cylinder are.
    pixels.radius = min(max((curl.radius * scale).rounded(), 1), Self.maximumRadius)
    geometry = CurlGeometry(
      pixels, size: CGSize(width: CGFloat(frame.width), height: CGFloat(frame.height)))
  }

  /// The places on the axis, from the last that looks as it does on the flat page.
  var firstChange: CGFloat {
    let edge = geometry.fold + geometry.halfTurn - geometry.lifted
    return min(geometry.fold, edge - CurlShading.backShadow * geometry.radius)
  }

  /// Whether the shadow of the back reaches the cylinder.
  var hasBackShadowOnCylinder: Bool {
    geometry.halfTurn - geometry.lifted < (1 + CurlShading.backShadow) * geometry.radius
  }

  /// Around all that does not look as it does on the flat page.
  var activeRect: PixelRect { rect(from: firstChange) }

  /// Where the page hides what is below it.
  var opaqueRect: PixelRect { page.opaqueRect.contains(PixelRect(frame.size)) ? flatRect : .empty }

  /// The part of the page that lies flat, as far as a rectangle over its whole width or height holds it.
  var flatRect: PixelRect {
    let axis = geometry.axis
    let (low, high) = places(in: frame)
    if high <= geometry.fold { return frame }
    let isWidth = abs(axis.dx) >= abs(axis.dy)
    let (step, slant) = isWidth ? (axis.dx, axis.dy) : (axis.dy, axis.dx)
    // To where the fold first crosses it.
    let spread = abs(slant) * CGFloat(isWidth ? frame.height : frame.width)
    let length = max((geometry.fold - low - spread) / abs(step), 0)
    return cut(Int(clamping: length.rounded(.down)), isWidth: isWidth, fromStart: step > 0)
  }

  private func cut(_ length: Int, isWidth: Bool, fromStart: Bool) -> PixelRect {
    if isWidth {
      let width = min(length, frame.width)
      return PixelRect(x: fromStart ? frame.x : frame.maxX - width, y: frame.y, width: width, height: frame.height)
    }
    let height = min(length, frame.height)
    return PixelRect(x: frame.x, y: fromStart ? frame.y : frame.maxY - height, width: frame.width, height: height)
  }

  /// A rectangle's least and greatest place on the axis.
  func places(in rect: PixelRect) -> (low: CGFloat, high: CGFloat) {
    let (x, y) = (CGFloat(rect.x - frame.x), CGFloat(rect.y - frame.y))
    let (w, h) = (CGFloat(rect.width), CGFloat(rect.height))
    let places = [(x, y), (x + w, y), (x, y + h), (x + w, y + h)].map {
      geometry.place(CGPoint(x: $0.0, y: $0.1))
    }
    return (places.min() ?? 0, places.max() ?? 0)
  }

  /// The pixels of the frame around all from a place on.
  private func rect(from place: CGFloat) -> PixelRect {
    let corners = polygon(in: frame, from: place, to: .infinity)
    guard let first = corners.first else { return .empty }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for corner in corners {
      (minX, minY, maxX, maxY) = (min(minX, corner.x), min(minY, corner.y), max(maxX, corner.x), max(maxY, corner.y))
    }
    return PixelRect(
      minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)), maxX: Int(maxX.rounded(.up)),
      maxY: Int(maxY.rounded(.up))
    ).intersection(frame)
  }

  /// The part of a rectangle between two places on the axis, in the rectangle's coordinates.
  func polygon(in rect: PixelRect, from low: CGFloat, to high: CGFloat) -> [PicturePoint] {
    let (minX, minY, maxX, maxY) = (Double(rect.x), Double(rect.y), Double(rect.maxX), Double(rect.maxY))
    let whole = [
      PicturePoint(x: minX, y: minY), PicturePoint(x: maxX, y: minY), PicturePoint(x: maxX, y: maxY),
      PicturePoint(x: minX, y: maxY),
    ]
    return whole.cut { self.place($0) - low }.cut { high - self.place($0) }
  }

  /// The place on the axis of a point in the item's pixels.
  func place(_ point: PicturePoint) -> Double {
    geometry.place(CGPoint(x: point.x - Double(frame.x), y: point.y - Double(frame.y)))
  }
}

extension [PicturePoint] {
  /// The part of a convex polygon in which `distance`, which is linear, is not negative.
  func cut(_ distance: (PicturePoint) -> Double) -> [PicturePoint] {
    var result: [PicturePoint] = []
    for (start, end) in zip(self, dropFirst() + prefix(1)) {
      let (a, b) = (distance(start), distance(end))
      if a >= 0 { result.append(start) }
      if (a < 0) != (b < 0), a.isFinite, b.isFinite {
        let f = a / (a - b)
        result.append(PicturePoint(x: start.x + (end.x - start.x) * f, y: start.y + (end.y - start.y) * f))
      }
    }
    return result
  }
}
