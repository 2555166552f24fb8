// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Stops the delivery of touches and of scrolling until ``endIgnoringInteractionEvents()`` has been called the same
  /// number of times.
  ///
  /// Touches that are down continue, so that each view that has received the beginning of one receives its end.
  ///
  /// Deprecated on iOS: set `UIView.isUserInteractionEnabled` of the window or of a view.
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Ends the effect of one call of ``beginIgnoringInteractionEvents()``. Does nothing without one.
  public func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }

  /// Whether touches that begin are ignored. The default is `false`.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
}
