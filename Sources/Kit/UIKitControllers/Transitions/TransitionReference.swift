// SPDX-License-Identifier: MIT

/// A reference that keeps its object alive until it is weakened.
@propertyWrapper struct TransitionReference<Object: AnyObject> {
  private var strong: Object?
  private weak var weak: Object?

  var wrappedValue: Object? {
    get { weak }
    set { (strong, weak) = (newValue, newValue) }
  }

  mutating func weaken() { strong = nil }
}
