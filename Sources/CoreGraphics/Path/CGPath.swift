// SPDX-License-Identifier: MIT

/// An immutable outline of lines and curves.
///
/// Sendable because a plain `CGPath` never changes; `CGMutablePath` is copied where it is handed over.
open class CGPath: @unchecked Sendable {
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
