// SPDX-License-Identifier: MIT
#if DEBUG
  import Synchronization

  /// Counts objects that are alive, so that a test can end with nothing left over. Not in release builds.
  nonisolated package enum LiveObjects: Int, CaseIterable, Sendable {
    case layer, gestureRecognizer, viewController, transition

    private static let counts: [Counter] = allCases.map { _ in Counter() }

    package var count: Int { Self.counts[rawValue].value.load(ordering: .relaxed) }

    /// One object's presence: a stored property of it.
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
#endif
