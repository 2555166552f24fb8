// SPDX-License-Identifier: MIT
import QuartzCore
import UIKit
import XCTest

/// A test that fails if a controller, a layer, a gesture recognizer or a transition outlives it. Its windows are closed
/// automatically.
@MainActor
open class UIKitTestCase: XCTestCase {
  private var before: [LiveObjects: Int] = [:]

  /// The time in seconds within which all deferred work is done.
  private static let longestWait = 60.0

  /// Releases the objects that a test keeps in properties, before the leaks are counted. Tests override it.
  open func release() {}

  override open func setUp() async throws {
    before = LiveObjects.census
  }

  override open func tearDown() async throws {
    release()
    for window in UIApplication.shared.windows { window.close() }
    CATransaction.flush()
    CATransaction.advance(to: CACurrentMediaTime() + Self.longestWait)
    for (kind, count) in LiveObjects.census {
      XCTAssertLessThanOrEqual(count, before[kind] ?? 0, "\(kind): left over after \(name)")
    }
  }
}

extension LiveObjects {
  package static var census: [LiveObjects: Int] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.count) })
  }
}
