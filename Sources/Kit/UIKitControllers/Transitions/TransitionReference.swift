// SPDX-License-Identifier: MIT

/// A reference that keeps its object alive until it is weakened.
struct TransitionReference<Object: AnyObject> {
  private var strong: Object?
  private weak var weak: Object?

  var object: Object? {
    get { weak }
    set { (strong, weak) = (newValue, newValue) }
  }

  mutating func weaken() { strong = nil }
}
