// SPDX-License-Identifier: MIT

extension TransitionDriver {
  /// The properties of the transition that are fixed once its animator has been set up.
  struct Attributes {
    var isAnimated = false
    var isInitiallyInteractive = false
    var isInterruptible = false
    /// The number of the transition in reports.
    let number = TransitionEvent.nextNumber()
    /// The duration in seconds that the animator returned at the start.
    var duration = 0.0
    /// Whether the animation is that of the inverse transition, played backwards.
    var runsBackwards = false
  }

  /// The values that the interaction reported last.
  struct Interaction {
    /// The last reported progress, from 0 to 1. After the transition, the final progress.
    var percent: CGFloat = 0
    /// The distance of the progress on screen beyond an end: negative beyond the start, positive beyond the end.
    var excess = 0.0
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut

    /// - Parameter overshoots: Whether the views are shown beyond an end if the progress lies there.
    mutating func report(_ progress: Double, overshoots: Bool = false) {
      percent = CGFloat(min(max(progress, 0), 1))
      excess = overshoots ? progress - Double(percent) : 0
    }
  }
}
