// SPDX-License-Identifier: MIT
import UIKit

/// An animation for screen transitions, as the catalogue lists it.
struct TransitionStyle {
  let id: String
  let title: String
  /// One sentence that says what moves.
  let blurb: String
  let kinds: [TransitionKind]
  /// Makes the animator for a transition, or returns nil to use the system's.
  var animator: (Move) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
  var presentation = StylePresentation()
  /// Makes the transition that the presented controller prefers, such as a zoom out of a view of the presenting page.
  var preferredTransition: ((UIViewController) -> UIViewController.Transition)?
  var interaction = StyleInteraction()
  /// Makes the two pages of a style that needs pages of its own. Others are shown on `SamplePages`.
  var pages: (() -> (first: UIViewController, second: UIViewController))?

  var timing = StyleTiming()

  /// The group in which the style is listed, or nil to derive it from the others of its properties.
  var group: StyleGroup?

  /// Makes the view of the page below from which the transition starts, such as a picture that moves to the other page.
  var source: (() -> UIView)?

  /// Configures the bar above a page that is pushed in this style, or the page below.
  ///
  /// In most styles it has a background also at the start of the content, because the pages turn or shrink while its titles
  /// stay in their places.
  func configureBar(of page: UIViewController) {
    let appearance = UINavigationBarAppearance()
    if presentation.hasClearBar {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.configureWithOpaqueBackground()
    }
    page.navigationItem.scrollEdgeAppearance = appearance
  }

  var kindList: String { kinds.map(\.rawValue).joined(separator: ",") }

  /// The kind in which the style can be shown interactively beside others, in a part of the window. It is nil if the
  /// style needs the whole window or cannot be driven.
  var kindBesideOthers: TransitionKind? {
    guard preferredTransition == nil, pages == nil, presentation.style != .pageSheet,
      presentation.transitionStyle != .partialCurl
    else {
      return nil
    }
    return [.push, .present, .tab].first(where: kinds.contains)
  }
}

/// The relation of a style's percentage to time and to a gesture.
struct StyleTiming {
  /// The percentage at a fraction of the duration, for an animator that an interaction scrubs linearly, without its
  /// curve.
  var pace: @MainActor (CGFloat) -> CGFloat = { $0 }
  /// The percentage at which the page has covered a fraction of its distance. View animations keep their curve during
  /// an interaction, so the two differ.
  var percentage: @MainActor (CGFloat) -> CGFloat = Pace.timeOfEaseInOut
  /// Whether the pages stop at their ends where a curve goes beyond them, because they can't be continued there.
  var stopsAtEnds = false
  /// The duration in seconds of the animation after the release of a drag, or nil if it is the rest of the whole one.
  var releaseDuration: TimeInterval?
}
