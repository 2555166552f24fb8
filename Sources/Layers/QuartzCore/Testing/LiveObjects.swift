// SPDX-License-Identifier: MIT
import Synchronization

/// Counts the live objects, so that a test can check that it leaks none.
///
/// Optimised builds count too, so that tests run the same code as users do. Each count costs one atomic addition.
nonisolated package enum LiveObjects: Int, CaseIterable, Sendable {
  case layer, gestureRecognizer, viewController, transition

  private static let counts: [Counter] = allCases.map { _ in Counter() }

  package var count: Int { Self.counts[rawValue].value.load(ordering: .relaxed) }

  /// The token that a counted object has as a stored property.
  package struct Token: ~Copyable, Sendable {
    private let kind: LiveObjects

    package init(_ kind: LiveObjects) {
      self.kind = kind
      LiveObjects.counts[kind.rawValue].value.add(1, ordering: .relaxed)
    }

    deinit { LiveObjects.counts[kind.rawValue].value.subtract(1, ordering: .relaxed) }
  }

  private final class Counter: Sendable {
    let value = Atomic(0)
  }
}
