// SPDX-License-Identifier: MIT

/// The style in which a view controller is presented.
///
/// ```swift
/// @MainActor func showSettings(_ settings: UIViewController, from presenter: UIViewController) {
///   settings.modalPresentationStyle = .fullScreen
///   presenter.present(settings, animated: true)
/// }
/// ```
///
/// The context of a container's transition reports ``none``.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice, which is ``pageSheet``.
  case automatic = -2
  /// No presentation, or no adaptation to another style. Presenting in this style stops the program.
  case none = -1
  /// Covers the window. The presenter's view is removed when the transition has ended.
  case fullScreen = 0
  /// A sheet that covers most of the window and can be dragged away. See ``UISheetPresentationController``.
  case pageSheet
  /// A smaller sheet, as for a form.
  case formSheet

  /// Covers the nearest ancestor that defines a presentation context, whose view is removed when the transition has
  /// ended.
  case currentContext
  /// A presentation managed by the presentation controller that the transitioning delegate provides.
  case custom
  /// Covers the window and leaves the presenter's view in place, for content that is partly transparent.
  case overFullScreen
  /// Covers the nearest ancestor that defines a presentation context and leaves its view in place.
  case overCurrentContext
  /// A bubble with an arrow that points to a view or a bar button. See ``UIPopoverPresentationController``.
  case popover
  /// Covers the window with a blurred background. Not supported: presenting in this style stops the program.
  case blurOverFullScreen
}
