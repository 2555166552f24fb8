// SPDX-License-Identifier: MIT

extension String {
  /// This text in quotes, for use in a message: on one line, and cut off if it is long.
  nonisolated var quoted: String {
    let shown = unicodeScalars.prefix(Self.longestQuote).map { $0.isInvisible ? $0.escaped(asASCII: true) : String($0) }
    return "'\(shown.joined())\(unicodeScalars.count > Self.longestQuote ? "…" : "")'"
  }

  /// The number of Unicode scalars after which a quotation is cut off.
  nonisolated private static let longestQuote = 120
}

extension Unicode.Scalar {
  /// Whether a terminal would interpret the scalar instead of showing it: a line break, an escape code, a change of
  /// direction.
  nonisolated fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
