// SPDX-License-Identifier: MIT
import UIKitControls
import UIKitCore

extension UIView {
  /// The part of the view that neither bars nor the window's edges cover.
  public var safeAreaLayoutGuide: UILayoutGuide { participant.systemGuide(.safeArea) }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { participant.systemGuide(.margins) }

  /// The part of the view within its margins that is not too wide to be read with ease.
  public var readableContentGuide: UILayoutGuide { participant.systemGuide(.readableContent) }

  /// The part of the view that the input views of the first responder cover, or the bottom of its safe area without any.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { participant.keyboardGuide }

  /// The guides that have been added to the view.
  public var layoutGuides: [UILayoutGuide] { existingParticipant?.guides ?? [] }

  /// Adds a guide to the view, and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    participant.add(layoutGuide)
  }

  /// Removes a guide from the view. Its constraints end.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { existingParticipant?.remove(layoutGuide) }
}

extension UIScrollView {
  /// The rectangle of the content. Constraints to it determine the size of the content.
  ///
  /// Constraints between the edges of a scroll view and a view inside it mean this guide. Those of sizes and centers mean
  /// the frame of the scroll view, as it is while nothing has been scrolled.
  public var contentLayoutGuide: UILayoutGuide { participant.systemGuide(.scrollContent) }

  /// The visible rectangle, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { participant.systemGuide(.scrollFrame) }
}
