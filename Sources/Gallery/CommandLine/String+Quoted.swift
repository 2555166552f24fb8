// SPDX-License-Identifier: MIT

extension String {
  /// Words from outside, to be named in a message: in quotes, on one line, and not longer than a line or two.
  nonisolated var quoted: String {
    let shown = unicodeScalars.prefix(Self.longestQuote).map { $0.isInvisible ? $0.escaped(asASCII: true) : String($0) }
    return "'\(shown.joined())\(unicodeScalars.count > Self.longestQuote ? "…" : "")'"
  }

  /// In Unicode scalars.
  nonisolated private static let longestQuote = 120
}

extension Unicode.Scalar {
  /// Whether a terminal would act on it rather than show it: line breaks, escape codes, changes of direction.
  nonisolated fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
