// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A flattened layer that is turned like a page, in pixels.
struct CurlDrawing: Equatable {
  let page: Raster
  /// The frame of the flat page. Nothing is drawn outside it.
  let frame: PixelRect
  /// The geometry in pixels, from the frame's top left.
  let geometry: CurlGeometry
  let paper: CGColor
  let translucency: CGFloat

  /// The largest radius in pixels. On any screen, a wider cylinder looks the same.
  private static let maximumRadius: CGFloat = 8192

  init(page: Raster, frame: PixelRect, curl: PageCurl, scale: CGFloat) {
    self.page = page
    self.frame = frame
    paper = curl.paper
    translucency = curl.translucency
    var pixels = curl
    // The strips around the cylinder consist of whole pixels.
    pixels.radius = min(max((curl.radius * scale).rounded(), 1), Self.maximumRadius)
    geometry = CurlGeometry(
      pixels, size: CGSize(width: CGFloat(frame.width), height: CGFloat(frame.height)))
  }

  /// The lowest position on the axis at which the page differs from the flat page.
  var firstChange: CGFloat {
    let edge = geometry.fold + geometry.halfTurn - geometry.lifted
    return min(geometry.fold, edge - CurlShading.backShadow * geometry.radius)
  }

  /// Whether the shadow of the back extends to the cylinder.
  var hasBackShadowOnCylinder: Bool {
    geometry.halfTurn - geometry.lifted < (1 + CurlShading.backShadow) * geometry.radius
  }

  /// The rectangle that contains everything that differs from the flat page.
  var activeRect: PixelRect { rect(from: firstChange) }

  /// The rectangle in which the page hides what is below it.
  var opaqueRect: PixelRect { page.opaqueRect.contains(PixelRect(frame.size)) ? flatRect : .empty }

  /// The largest rectangle over the page's whole width or height in which the page is flat.
  var flatRect: PixelRect {
    let axis = geometry.axis
    let (low, high) = positions(in: frame)
    if high <= geometry.fold { return frame }
    let isWidth = abs(axis.dx) >= abs(axis.dy)
    let (step, slant) = isWidth ? (axis.dx, axis.dy) : (axis.dy, axis.dx)
    // The rectangle ends where the fold first crosses it.
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

  /// Returns the lowest and the highest position on the axis of a rectangle's corners.
  func positions(in rect: PixelRect) -> (low: CGFloat, high: CGFloat) {
    let (x, y) = (CGFloat(rect.x - frame.x), CGFloat(rect.y - frame.y))
    let (w, h) = (CGFloat(rect.width), CGFloat(rect.height))
    let positions = [(x, y), (x + w, y), (x, y + h), (x + w, y + h)].map {
      geometry.position(of: CGPoint(x: $0.0, y: $0.1))
    }
    return (positions.min() ?? 0, positions.max() ?? 0)
  }

  /// Returns the bounds of the part of the frame at and after a position on the axis.
  private func rect(from position: CGFloat) -> PixelRect {
    let corners = polygon(in: frame, from: position, to: .infinity)
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

  /// The part of the page up to the edge of the cylinder around which it is turned.
  var outline: [PicturePoint] { polygon(in: frame, from: -.infinity, to: geometry.fold + geometry.radius) }

  /// Returns the part of a rectangle between two positions on the axis, in the rectangle's coordinates.
  func polygon(in rect: PixelRect, from low: CGFloat, to high: CGFloat) -> [PicturePoint] {
    let (minX, minY, maxX, maxY) = (Double(rect.x), Double(rect.y), Double(rect.maxX), Double(rect.maxY))
    let whole = [
      PicturePoint(x: minX, y: minY), PicturePoint(x: maxX, y: minY), PicturePoint(x: maxX, y: maxY),
      PicturePoint(x: minX, y: maxY),
    ]
    return whole.cut { position(of: $0) - low }.cut { high - position(of: $0) }
  }

  /// Returns the position on the axis of a point in the item's pixels.
  func position(of point: PicturePoint) -> Double {
    geometry.position(of: CGPoint(x: point.x - Double(frame.x), y: point.y - Double(frame.y)))
  }
}

extension [PicturePoint] {
  /// Returns the part of a convex polygon in which `distance`, a linear function, is not negative.
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
