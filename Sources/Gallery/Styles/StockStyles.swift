// SPDX-License-Identifier: MIT
import UIKit

/// The system's transitions
///
/// Push and pop, and the four presentation transitions. A delegate can also supply these as animators of pushes and
/// tabs.
/// Try: Catch a page while it moves and throw it the other way.
/// Watch: Nothing here animates anything. UIKit does.
/// From: UIKit: `UINavigationController` and `UIModalTransitionStyle`.
enum StockStyles {
  static let system = TransitionStyle(
    id: "system", title: "System", blurb: "The upper page slides a width, the covered one follows at 0.3 and darkens.",
    kinds: [.push], timing: StyleTiming(pace: Pace.decay, percentage: { $0 }))

  static let cover = modal(.coverVertical, id: "cover", title: "Cover", blurb: "Up from the lower edge, on a spring.")

  static let flip = modal(
    .flipHorizontal, id: "flip", title: "Flip", blurb: "Both turn about the middle, like the two sides of a card.")

  static let dissolve = modal(
    .crossDissolve, id: "dissolve", title: "Dissolve", blurb: "One page fades into the other.",
    kinds: [.present, .push, .tab])

  static let curl = modal(
    .partialCurl, id: "curl", title: "Curl", blurb: "The page curls up by its corner and shows what lies beneath.",
    kinds: [.present])

  private static func modal(
    _ style: UIModalTransitionStyle, id: String, title: String, blurb: String,
    kinds: [TransitionKind] = [.present, .push]
  ) -> TransitionStyle {
    TransitionStyle(
      id: id, title: title, blurb: blurb, kinds: kinds,
      animator: { $0.kind == .present ? nil : style.animationController(presenting: $0.isForward) },
      presentation: StylePresentation(transitionStyle: style),
      timing: StyleTiming(
        pace: style == .coverVertical ? Pace.spring : Pace.easeInOut, percentage: { $0 }))
  }
}
