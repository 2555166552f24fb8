// SPDX-License-Identifier: MIT

/// A path under construction. Hand `copy()` to other threads; a mutable path itself stays on one.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(elements: []) }

  package override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    requireCurrentPoint("addLine(to:)")
    elements.append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    requireCurrentPoint("addCurve(to:control1:control2:)")
    elements.append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    requireCurrentPoint("addQuadCurve(to:control:)")
    elements.append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Draws the line back to where the subpath started; what follows starts there too.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// A line from the current point through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
  }

  private func requireCurrentPoint(_ call: String) {
    precondition(!elements.isEmpty, "\(call): the path has no current point; call move(to:) first")
  }
}
