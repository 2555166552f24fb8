// SPDX-License-Identifier: MIT
import SwiftSyntax

extension SyntaxProtocol {
  /// The range of the text, without surrounding white space and comments.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range of the text, with surrounding white space and comments.
  var fullRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  /// The nodes that contain this one, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }
}
