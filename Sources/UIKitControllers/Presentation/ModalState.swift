// SPDX-License-Identifier: MIT

/// The part of a view controller that knows whom it presents, and who presents it.
struct ModalState {
  var preferences = ModalPreferences()
  var isBeingPresented = false
  var isBeingDismissed = false

  /// The presentation controller, if a client asked for it before the presentation.
  var controller: UIPresentationController?
  /// The presentation over this controller, as requested.
  var above: Presentation?
  /// The presentations over it that are being dismissed.
  var leaving: [Presentation] = []
  /// The presentation that shows this controller.
  weak var below: Presentation?

  /// The presentation over this controller that remains: as requested, or one whose dismissal was cancelled.
  var current: Presentation? { above ?? leaving.last(where: \.isReturning) }
}

/// How a view controller asks to be presented, and how it presents.
struct ModalPreferences {
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether there has been a delegate, which should still exist when it is needed.
  var hasHadDelegate = false
  var definesContext = false
  var providesContextTransitionStyle = false
  var isModalInPresentation = false
}
