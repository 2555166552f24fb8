// SPDX-License-Identifier: MIT
import CoreGraphics

/// A path as a value that can be interpolated.
///
/// Paths with the same kinds of elements in the same order are interpolated point by point. Between other paths, the
/// animation changes in the middle.
package struct PathOutline: Animatable, Equatable, Sendable {
  package let path: CGPath

  package init(_ path: CGPath) { self.path = path }

  package func interpolated(to end: PathOutline, fraction: Double) -> PathOutline {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return combined(with: end) { $0.interpolated(to: $1, fraction: fraction) } ?? (fraction < 0.5 ? self : end)
  }

  package func adding(_ other: PathOutline) -> PathOutline { combined(with: other) { $0.adding($1) } ?? self }

  package func subtracting(_ start: PathOutline) -> PathOutline {
    combined(with: start) { $0.subtracting($1) } ?? self
  }

  package func distance(to other: PathOutline) -> Double {
    var sum = 0.0
    for (a, b) in zip(path.elements, other.path.elements) {
      guard let pairs = a.paired(with: b) else { return 0 }
      for (p, q) in pairs { sum += p.distance(to: q) }
    }
    return sum
  }

  private func combined(with other: PathOutline, _ combine: (CGPoint, CGPoint) -> CGPoint) -> PathOutline? {
    let (a, b) = (path.elements, other.path.elements)
    guard a.count == b.count else { return nil }
    var elements: [PathElement] = []
    elements.reserveCapacity(a.count)
    for (first, second) in zip(a, b) {
      guard let element = first.combined(with: second, combine) else { return nil }
      elements.append(element)
    }
    return PathOutline(CGPath(elements: elements))
  }
}

extension PathElement {
  /// Returns nil if the elements are of different kinds.
  fileprivate func combined(with other: PathElement, _ combine: (CGPoint, CGPoint) -> CGPoint) -> PathElement? {
    switch (self, other) {
    case (.move(let p), .move(let q)): .move(combine(p, q))
    case (.line(let p), .line(let q)): .line(combine(p, q))
    case (.quadCurve(let c, let p), .quadCurve(let d, let q)):
      .quadCurve(control: combine(c, d), end: combine(p, q))
    case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
      .curve(control1: combine(c1, d1), control2: combine(c2, d2), end: combine(p, q))
    case (.close, .close): .close
    default: nil
    }
  }

  fileprivate func paired(with other: PathElement) -> [(CGPoint, CGPoint)]? {
    var pairs: [(CGPoint, CGPoint)] = []
    let combined = combined(with: other) { p, q in
      pairs.append((p, q))
      return p
    }
    return combined == nil ? nil : pairs
  }
}
