// SPDX-License-Identifier: MIT

/// An object that tests can identify.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests, which users do not hear.
  var accessibilityIdentifier: String? { get set }
}
