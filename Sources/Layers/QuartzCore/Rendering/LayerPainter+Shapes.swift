// SPDX-License-Identifier: MIT
import RenderTree

extension LayerPainter {
  func paint(_ shape: ShapeState) {
    guard let path = shape.path else { return }
    context.saveGState()
    if let color = shape.fillColor {
      context.setFillColor(color)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: shape.usesEvenOddFill ? .evenOdd : .winding)
    }
    if let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart {
      stroke(path, shape, color)
    }
    context.restoreGState()
  }

  private func stroke(_ path: CGPath, _ shape: ShapeState, _ color: CGColor) {
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setMiterLimit(shape.miterLimit)
    context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
    context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
    context.setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern)
    context.beginPath()
    context.addPath(path.part(from: shape.strokeStart, to: shape.strokeEnd))
    context.strokePath()
  }

  // MARK: Gradients

  func paint(_ state: GradientState, in layer: LayerState, outline: CGPath) {
    let locations = state.locations.count == state.colors.count ? state.locations : nil
    guard let gradient = CGGradient(colors: state.colors, locations: locations) else { return }
    let bounds = layer.bounds
    func point(at p: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height)
    }
    let (start, end) = (point(at: state.startPoint), point(at: state.endPoint))
    let bothWays: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    clip(to: outline)
    switch state.kind {
    case .axial: context.drawLinearGradient(gradient, start: start, end: end, options: bothWays)
    case .radial:
      context.translateBy(x: start.x, y: start.y)
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      context.scaleBy(x: max(rx, Self.leastRadius), y: max(ry, Self.leastRadius))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: bothWays)
    case .conic: paintConic(gradient, center: start, towards: end, in: bounds)
    }
    context.restoreGState()
  }

  /// The smallest radius of a gradient in points, which keeps its transform invertible.
  private static let leastRadius: CGFloat = 1e-3
  /// The number of wedges. At the edge of a circle 300 points wide, each is less than two points wide.
  private static let conicWedges = 512

  /// Draws wedges of one colour each, clockwise from the direction of `end`.
  private func paintConic(_ gradient: CGGradient, center: CGPoint, towards end: CGPoint, in bounds: CGRect) {
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let radius = 2 * (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0)
    let first = atan2(end.y - center.y, end.x - center.x)
    let step = 2 * CGFloat.pi / CGFloat(Self.conicWedges)
    func rim(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    context.setShouldAntialias(false)
    for index in 0..<Self.conicWedges {
      let angle = first + step * CGFloat(index)
      let wedge = CGPath(elements: [.move(center), .line(rim(angle)), .line(rim(angle + step)), .close])
      fill(wedge, gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(Self.conicWedges)))
    }
  }
}

extension CGGradient {
  fileprivate nonisolated func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let span = b.location - a.location
    return a.color.interpolated(to: b.color, fraction: span > 0 ? Double((location - a.location) / span) : 1)
  }
}

extension CGPath {
  /// Returns the part of each subpath between two fractions of its length, from 0 to 1.
  nonisolated func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0 && end >= 1 { return self }
    let lines = PathSegments.chords(of: self)
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var elements: [PathElement] = []
    var travelled: CGFloat = 0
    var pen: CGPoint?
    for line in lines {
      let (a, b) = (max(first - travelled, 0), min(last - travelled, line.length))
      travelled += line.length
      guard line.length > 0, b > a else { continue }
      let from = line.point(at: a)
      if pen != from { elements.append(.move(from)) }
      let to = line.point(at: b)
      elements.append(.line(to))
      pen = to
    }
    return CGPath(elements: elements)
  }
}
