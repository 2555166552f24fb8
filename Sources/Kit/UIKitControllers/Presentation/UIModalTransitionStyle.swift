// SPDX-License-Identifier: MIT

/// The system animation of a presentation and its dismissal.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom edge.
  case coverVertical = 0
  /// The views flip about the vertical axis, like two sides of a card.
  case flipHorizontal
  /// The presented view fades in.
  case crossDissolve
  /// A corner of the presenter's view curls up and uncovers the presented view. For presentations in the styles
  /// `.fullScreen` and, in contrast to UIKit, `.currentContext` only.
  case partialCurl
}
