// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Fails if one of the objects that `body` returns is not released afterwards.
@MainActor
public func assertNothingLeaks(
  file: StaticString = #filePath, line: UInt = #line, _ body: () -> [AnyObject]
) {
  struct Weak { weak var object: AnyObject? }
  var leftovers: [Weak] = []
  do { leftovers = body().map { Weak(object: $0) } }
  CATransaction.flush()
  for leftover in leftovers {
    XCTAssertNil(leftover.object, "leaked", file: file, line: line)
  }
}
