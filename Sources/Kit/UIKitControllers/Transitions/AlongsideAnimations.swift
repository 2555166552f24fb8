// SPDX-License-Identifier: MIT

/// The animations, completions and handlers that clients have added alongside a transition.
struct AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  /// The handlers to call when the interaction has begun or ended.
  var changeHandlers: [Handler] = []
  var admission = Admission.queueing

  /// The treatment of an animation that is added now.
  enum Admission {
    /// It waits until the animator has been set up.
    case queueing
    /// It joins the animations, which have begun in this turn of the event loop. The caller must set it up at once.
    case joining
    /// It is refused, because the animations began in an earlier turn.
    case closed
  }

  /// Queues the completion, and the animation if the animations have not been set up yet.
  mutating func add(_ animation: Handler?, completion: Handler?) {
    if let completion { completions.append(completion) }
    if let animation, admission == .queueing { animations.append(animation) }
  }

  /// Removes the queued animations and returns them. Animations that are added afterwards join them.
  mutating func takeAnimations() -> [Handler] {
    admission = .joining
    defer { animations = [] }
    return animations
  }

  mutating func takeCompletions() -> [Handler] {
    defer { (completions, changeHandlers) = ([], []) }
    return completions
  }
}
