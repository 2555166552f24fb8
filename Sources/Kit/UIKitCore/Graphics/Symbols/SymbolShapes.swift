// SPDX-License-Identifier: MIT

/// The shapes from which symbols are composed, in units of their design square, with y downwards.
nonisolated enum SymbolShapes {
  typealias Point = (x: CGFloat, y: CGFloat)

  static func line(_ points: Point...) -> CGPath { outline(points, closed: false) }
  static func polygon(_ points: Point...) -> CGPath { outline(points, closed: true) }

  static func outline(_ points: [Point], closed: Bool) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.closeSubpath() }
    return path
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  /// Returns an arc, around the middle by default. Angles are in degrees from the right, clockwise.
  static func arc(
    _ x: CGFloat = 12, _ y: CGFloat = 12, radius: CGFloat, from start: CGFloat, to end: CGFloat, closed: Bool = false
  ) -> CGPath {
    let path = CGMutablePath()
    // The parameter "clockwise" of CGPath refers to a space whose y points upwards.
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
      clockwise: false)
    if closed { path.closeSubpath() }
    return path
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius,
      transform: nil)
  }

  /// Returns the outline of a path in SVG's notation, with the absolute commands M, L, H, V, C and Z. All parts are
  /// separated by spaces.
  static func path(_ notation: String) -> CGPath {
    let path = CGMutablePath()
    var parts = notation.split(separator: " ")[...]
    func number() -> CGFloat {
      guard let part = parts.popFirst(), let value = Double(part) else {
        fatalError("SymbolShapes: a number is missing in \(notation)")
      }
      return CGFloat(value)
    }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let command = parts.popFirst() {
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "H": path.addLine(to: CGPoint(x: number(), y: path.currentPoint.y))
      case "V": path.addLine(to: CGPoint(x: path.currentPoint.x, y: number()))
      case "C":
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      default: fatalError("SymbolShapes: no command is called \(command)")
      }
    }
    return path
  }

  /// Returns a path transformed about the middle of the design square.
  static func transformed(_ path: CGPath, _ transform: CGAffineTransform) -> CGPath {
    var about = CGAffineTransform(translationX: -12, y: -12).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: 12, y: 12))
    return path.copy(using: &about) ?? path
  }

  // MARK: Enclosing shapes

  /// The circle that encloses other shapes, as a line and as a disc of the same size.
  static let circle = disc(12, 12, 8.8)
  static let wholeDisc = disc(12, 12, 9.7)

  /// The square that encloses other shapes, as a line and as an area of the same size.
  static let square = box(4, 4, 16, 16, 3.5)
  static let wholeSquare = box(3.1, 3.1, 17.8, 17.8, 4.2)

  // MARK: Shapes around the centre

  private static func polar(_ radius: CGFloat, _ degrees: CGFloat, y: CGFloat = 12) -> Point {
    (12 + radius * cos(degrees * .pi / 180), y + radius * sin(degrees * .pi / 180))
  }

  static func rays(from inner: CGFloat, to outer: CGFloat, at angles: [CGFloat]) -> [CGPath] {
    angles.map { line(polar(inner, $0), polar(outer, $0)) }
  }

  static func rays(from inner: CGFloat, to outer: CGFloat, count: Int) -> [CGPath] {
    rays(from: inner, to: outer, at: (0..<count).map { CGFloat($0) * 360 / CGFloat(count) })
  }

  /// Returns a five-pointed star. Its inner radius is 0.44 of the outer one, estimated; that of a pentagram is smaller.
  static func star(radius: CGFloat) -> CGPath { outline(starPoints(radius: radius), closed: true) }

  /// Returns the left half of a five-pointed star.
  static func starHalf(radius: CGFloat) -> CGPath {
    let points = starPoints(radius: radius)
    return outline(points[5...] + [points[0]], closed: true)
  }

  /// The points of a star, clockwise from the top.
  private static func starPoints(radius: CGFloat) -> [Point] {
    (0..<10).map { index in
      polar(index.isMultiple(of: 2) ? radius : radius * 0.44, CGFloat(index) * 36 - 90, y: 12.7)
    }
  }

  /// Returns a four-pointed sparkle with concave sides.
  static func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let waist = radius * 0.2
    let tips = [(0, -1), (1, 0), (0, 1), (-1, 0)].map { CGPoint(x: x + $0.0 * radius, y: y + $0.1 * radius) }
    let waists = [(1, -1), (1, 1), (-1, 1), (-1, -1)].map { CGPoint(x: x + $0.0 * waist, y: y + $0.1 * waist) }
    path.move(to: tips[0])
    for index in 0..<4 { path.addQuadCurve(to: tips[(index + 1) % 4], control: waists[index]) }
    path.closeSubpath()
    return path
  }

  /// Returns a gear with eight teeth. The half angles of a tooth at its tip and at its foot are estimated.
  static func gear() -> CGPath {
    let (tip, foot): (CGFloat, CGFloat) = (8, 12.5)
    let points = (0..<8).flatMap { tooth -> [Point] in
      let middle = CGFloat(tooth) * 45
      return [
        polar(7.3, middle - foot), polar(9.3, middle - tip), polar(9.3, middle + tip), polar(7.3, middle + foot),
      ]
    }
    return outline(points, closed: true)
  }

  /// Returns a crescent: a disc without a smaller disc at its upper right.
  static func crescent() -> CGPath {
    let (radius, biteRadius, distance): (CGFloat, CGFloat, CGFloat) = (8.8, 7.4, 5.6)
    let axis = -CGFloat.pi / 4
    let center = CGPoint(x: 11.6, y: 12.4)
    let bite = CGPoint(x: center.x + distance * cos(axis), y: center.y + distance * sin(axis))
    // The distance along the axis at which the two circles intersect.
    let along = (radius * radius - biteRadius * biteRadius + distance * distance) / (2 * distance)
    let angle = acos(along / radius)
    let biteAngle = acos((along - distance) / biteRadius)
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: radius, startAngle: axis + angle, endAngle: axis - angle, clockwise: false)
    path.addArc(
      center: bite, radius: biteRadius, startAngle: axis - biteAngle, endAngle: axis + biteAngle, clockwise: true)
    path.closeSubpath()
    return path
  }
}
