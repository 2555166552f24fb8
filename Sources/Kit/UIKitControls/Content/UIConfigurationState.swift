// SPDX-License-Identifier: MIT

/// A name for a part of a state that the program adds.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view for which its content is configured.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)

  /// The program's own parts of the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
