// SPDX-License-Identifier: MIT
import UIKit

/// The system's transitions
///
/// Push and pop, and the four presentation transitions. A delegate can also supply these as animators of pushes and
/// tabs.
enum StockStyles {
  /// Try: Push a page, catch it with a drag while it moves, and throw it the other way.
  /// Watch: The covered page moves by 0.3 of the width and is dimmed. After a release, the upper page continues with
  /// the velocity of the finger.
  /// From: UIKit: `UINavigationController`, as measured on iOS 27.
  static let system = TransitionStyle(
    id: "system", title: "System", blurb: "The upper page slides a width, the covered one follows at 0.3 and darkens.",
    kinds: [.push], timing: StyleTiming(pace: Pace.decay, percentage: { $0 }))

  /// Try: Present a page, and drag it down before it has arrived. Release it slowly, then with a flick.
  /// Watch: The spring is critically damped: the page arrives quickly and does not go beyond its end.
  /// From: UIKit: `UIModalTransitionStyle.coverVertical`.
  static let cover = modal(.coverVertical, id: "cover", title: "Cover", blurb: "Up from the lower edge, on a spring.")

  /// Try: Compare it with Turn at a tenth of the speed, and reverse it in the middle.
  /// Watch: Only one page is seen at a time. Both move away from the viewer while they turn, and darken towards the
  /// edge.
  /// From: UIKit: `UIModalTransitionStyle.flipHorizontal`.
  static let flip = modal(
    .flipHorizontal, id: "flip", title: "Flip", blurb: "Both turn about the middle, like the two sides of a card.",
    kinds: [.present, .push, .tab])

  /// Try: Drag slowly, and stop in the middle. Then compare it with Cross fade.
  /// Watch: Only the upper page changes its opacity. A presentation fades it in, and a dismissal fades it out.
  /// From: UIKit: `UIModalTransitionStyle.crossDissolve`.
  static let dissolve = modal(
    .crossDissolve, id: "dissolve", title: "Dissolve", blurb: "One page fades into the other.",
    kinds: [.present, .push, .tab])

  /// Try: Present a page, and click the curled paper to go back, also before it has come to rest.
  /// Watch: The page curls up to about its middle and stays there, in front of the other page.
  /// From: UIKit: `UIModalTransitionStyle.partialCurl`.
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
