// SPDX-License-Identifier: MIT

/// The state of a view controller that concerns presentations: what it presents, and what presents it.
struct ModalState {
  var preferences = ModalPreferences()
  var isBeingPresented = false
  var isBeingDismissed = false

  /// The presentation controller, from the first access of `presentationController` or the start of the presentation on.
  var controller: UIPresentationController?
  /// The presentation by this controller that was requested last and not dismissed since.
  var above: Presentation?
  /// The presentations by this controller that are being dismissed.
  var leaving: [Presentation] = []
  /// The view that carries the controller's view and the presentations in its context through transitions.
  var carrier: PageCarrier?
  /// The presentation that shows this controller.
  weak var below: Presentation?

  /// The presentation by this controller that remains: the requested one, or one whose dismissal was cancelled.
  var current: Presentation? { above ?? leaving.last(where: \.isReturning) }
  /// All presentations by this controller, also those that are being dismissed.
  var presentations: [Presentation] { [above].compactMap { $0 } + leaving }
}

/// The public properties of a view controller that concern presentations.
struct ModalPreferences {
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a transitioning delegate has been set. If it no longer exists at the presentation, a warning is printed.
  var hasHadDelegate = false
  var definesContext = false
  var providesContextTransitionStyle = false
  var isModalInPresentation = false
}
