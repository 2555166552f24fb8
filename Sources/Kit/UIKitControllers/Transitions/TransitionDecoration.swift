// SPDX-License-Identifier: MIT

/// The role of a view that an animator adds beside the pages. The role decides what interruptions and dismissals do with
/// the view.
enum TransitionDecoration {
  /// The view darkens the page below it.
  case shade
  /// The view contains a page and moves it.
  case carrier
  /// The view shows the presenting page over the presented one, and stays until the dismissal.
  case presentingPage
}

/// A view that an animator adds to the container for the duration of its transition or of the presentation.
protocol TransitionDecorating: UIView {
  var decorationKind: TransitionDecoration { get }
}

extension UIView {
  /// The role of the view in a transition, or `nil` if it is not a decoration.
  var decoration: TransitionDecoration? { (self as? any TransitionDecorating)?.decorationKind }
}
