// SPDX-License-Identifier: MIT
import UIKit

/// A way of going from one screen to another, as the catalogue lists it.
struct TransitionStyle {
  let id: String
  let title: String
  /// One sentence: what moves.
  let blurb: String
  let kinds: [TransitionKind]
  /// Makes the animator of a move; nil leaves it to the system.
  var animator: (Move) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
  /// How a controller is presented in this style.
  var presentation = UIModalPresentationStyle.fullScreen
  /// The system's own way of presenting, where that is the style.
  var modalStyle: UIModalTransitionStyle?
  /// Manages a presentation of the custom style.
  var presentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// The transition that a controller asks for itself, as zooming out of a view of the page below.
  var preferredTransition: ((UIViewController) -> UIViewController.Transition)?
  /// Drives the animator in a way of its own, where a percentage doesn't do.
  var interactor: ((Move) -> (any StyleInteractor)?)?

  /// The percentage at a part of the duration, for an animator that a hand scrubs evenly whatever its curve is.
  var pace: @MainActor (CGFloat) -> CGFloat = { $0 }
  /// The percentage at which the page is at a part of its way: view animations keep their curve under a hand.
  var percentage: @MainActor (CGFloat) -> CGFloat = Pace.timeOfEaseInOut

  /// Whether a picture of the page below moves along.
  var needsPicture = false

  var kindList: String { kinds.map(\.rawValue).joined(separator: ",") }

  /// As `presentation`, within the page below.
  var presentationInContext: UIModalPresentationStyle {
    switch presentation {
    case .fullScreen: .currentContext
    case .overFullScreen: .overCurrentContext
    default: presentation
    }
  }

  /// The kind in which the style is shown beside others, in a part of the window, under a hand: nil where it needs all
  /// of the window, or moves by itself alone.
  var kindBesideOthers: TransitionKind? {
    guard preferredTransition == nil, presentation != .pageSheet, modalStyle != .partialCurl else { return nil }
    return [.push, .present, .tab].first(where: kinds.contains)
  }
}
