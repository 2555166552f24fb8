// SPDX-License-Identifier: MIT
import Diagnostics

/// A path that elements can be added to.
///
/// Use a mutable path on one thread only, and pass `copy()` to others.
///
/// ```swift
/// let triangle = CGMutablePath()
/// triangle.move(to: CGPoint(x: 0, y: 10))
/// triangle.addLine(to: CGPoint(x: 5, y: 0))
/// triangle.addLine(to: CGPoint(x: 10, y: 10))
/// triangle.closeSubpath()
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  package override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Starts a new subpath. `transform` is applied to the point first.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point. `transform` is applied to `point` first.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:transform:)`` sets.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint(for: "addLine(to:)") else { return }
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a cubic Bézier curve from the current point. `transform` is applied to the given points first.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:transform:)`` sets.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint(for: "addCurve(to:control1:control2:)") else { return }
    elements.append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  /// Adds a quadratic Bézier curve from the current point. `transform` is applied to the given points first.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:transform:)`` sets.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint(for: "addQuadCurve(to:control:)") else { return }
    elements.append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Closes the current subpath with a straight line to its start, where the next element starts too.
  ///
  /// Does nothing if the path is empty or the subpath is already closed.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Starts a new subpath at the first point, and adds straight lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the elements of another path. `transform` is applied to them first.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
  }

  func hasCurrentPoint(for call: String) -> Bool {
    if elements.isEmpty { warnOfMissingPoint("CGMutablePath.\(call)") }
    return !elements.isEmpty
  }
}

/// Reports an element that is left out because it has no start, as Core Graphics does.
func warnOfMissingPoint(_ call: String) {
  warn("\(call): nothing is added, because the path has no current point; call move(to:) first")
}
