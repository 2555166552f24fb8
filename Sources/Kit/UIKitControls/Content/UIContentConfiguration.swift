// SPDX-License-Identifier: MIT

/// The content of a cell as a value: what it shows, from which a view is made.
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///   var count = 0
///
///   func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }
///   func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
/// }
///
/// final class BadgeView: UIView, UIContentView {
///   var configuration: any UIContentConfiguration
///
///   init(configuration: BadgeConfiguration) {
///     self.configuration = configuration
///     super.init(frame: .zero)
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content for a state, such as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}
