// SPDX-License-Identifier: MIT
import SwiftSyntax

extension SyntaxProtocol {
  /// The offsets of its text, without the space and the comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The offsets of its text, with the space and the comments around it.
  var fullRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  /// The nodes that contain this one, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }
}
