// SPDX-License-Identifier: MIT

/// The part of a view controller that knows whom it presents, and who presents it.
struct ModalState {
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether there has been one: it should still be there when it is needed.
  var hasHadDelegate = false
  var definesContext = false
  var providesContextTransitionStyle = false
  var isModalInPresentation = false
  var isBeingPresented = false
  var isBeingDismissed = false

  /// Made when a client asks for it before the presentation.
  var controller: UIPresentationController?
  /// The presentation over this controller, as asked for.
  var above: Presentation?
  /// Those over it that are on their way out.
  var leaving: [Presentation] = []
  /// The presentation that this controller is shown by.
  weak var below: Presentation?

  /// The presentation over this controller that stays: as asked for, or one whose dismissal was cancelled.
  var current: Presentation? { above ?? leaving.last(where: \.isComingBack) }
}
