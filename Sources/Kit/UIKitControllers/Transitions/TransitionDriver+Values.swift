// SPDX-License-Identifier: MIT

extension TransitionDriver {
  /// The properties of the transition that are fixed once its animator has been set up.
  struct Attributes {
    var isAnimated = false
    var isInitiallyInteractive = false
    /// The number of the transition in reports.
    let number = TransitionEvent.nextNumber()
    /// The duration in seconds that the animator returned at the start.
    var duration = 0.0
    /// Whether the animation is that of the inverse transition, played backwards.
    var runsBackwards = false
  }

  /// The values that the interaction reported last.
  struct Interaction {
    /// The last reported progress, from 0 to 1, or beyond if the views are shown there. After the transition, the final
    /// progress.
    private(set) var progress = 0.0
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut

    /// The progress for clients, from 0 to 1.
    var percent: CGFloat { CGFloat(min(max(progress, 0), 1)) }

    /// - Parameter overshoots: Whether the views are shown beyond an end if the progress lies there.
    mutating func report(_ progress: Double, overshoots: Bool = false) {
      self.progress = overshoots ? progress : min(max(progress, 0), 1)
    }
  }
}
