// SPDX-License-Identifier: MIT

/// The role of a view that an animator adds beside the pages. Interruptions and dismissals handle such a view by its
/// role.
enum TransitionDecoration {
  /// It darkens the page below it.
  case shade
  /// It carries a page.
  case carrier
  /// It shows the presenting page over the presented one, and stays until the dismissal.
  case presentingPage
}

/// A view that an animator adds to the container, for the time of its transition or of the presentation.
protocol TransitionDecorating: UIView {
  var decorationKind: TransitionDecoration { get }
}

extension UIView {
  /// The kind of decoration that the view is in a transition, or `nil` for any other view.
  var decoration: TransitionDecoration? { (self as? any TransitionDecorating)?.decorationKind }
}
