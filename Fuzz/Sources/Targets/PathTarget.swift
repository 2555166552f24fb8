// SPDX-License-Identifier: MIT

@testable import CoreGraphics

/// Tests paths with arbitrary numbers: measuring, hit testing, stroking, dashing and painting.
struct PathTarget: FuzzTarget {
  private static let maximumElements = 24

  func run(_ input: inout FuzzInput) {
    let path = Self.path(&input)
    _ = path.boundingBox
    _ = path.boundingBoxOfPath
    _ = path.contains(input.point(), using: input.bool() ? .winding : .evenOdd)
    _ = path.copy(
      strokingWithWidth: input.double(), lineCap: input.element(of: [.butt, .round, .square]),
      lineJoin: input.element(of: [.miter, .round, .bevel]), miterLimit: input.double())
    let lengths = input.doubles(below: 4).map { abs($0) }
    if lengths.contains(where: { $0 > 0 }), !lengths.contains(where: \.isNaN) {
      _ = path.copy(dashingWithPhase: input.double(), lengths: lengths)
    }
    paint(path, &input)
  }

  static func path(_ input: inout FuzzInput) -> CGPath {
    let path = CGMutablePath()
    path.move(to: input.point())
    for _ in 0..<input.index(below: maximumElements) {
      switch input.index(below: 8) {
      case 0: path.move(to: input.point())
      case 1: path.addLine(to: input.point())
      case 2: path.addQuadCurve(to: input.point(), control: input.point())
      case 3: path.addCurve(to: input.point(), control1: input.point(), control2: input.point())
      case 4:
        path.addArc(
          center: input.point(), radius: input.double(), startAngle: input.double(), endAngle: input.double(),
          clockwise: input.bool())
      case 5: path.addEllipse(in: input.rect())
      case 6: path.addRect(input.rect())
      default: path.closeSubpath()
      }
    }
    return path
  }

  private func paint(_ path: CGPath, _ input: inout FuzzInput) {
    guard let context = CGContext(size: CGSize(width: 32, height: 32), scale: 1) else { return }
    context.addPath(path)
    context.setLineWidth(input.double())
    context.setShadow(offset: CGSize(width: input.double(), height: input.double()), blur: input.double())
    context.drawPath(using: input.element(of: [.fill, .stroke, .eoFill]))
    context.addPath(path)
    context.clip()
    context.fill(input.rect())
  }
}
