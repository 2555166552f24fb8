// SPDX-License-Identifier: MIT

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content. The view shows a new one at once.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration. If it cannot, a cell makes another view. The default is whether
  /// the configuration has the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
