// SPDX-License-Identifier: MIT

/// The animations, completions and handlers that clients have added alongside a transition.
struct AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  private var admission = Admission.queueing

  /// The treatment of an animation that is added now.
  private enum Admission {
    /// It waits until the animator has been set up.
    case queueing
    /// It joins the animations, which have begun in this turn of the event loop.
    case joining
    /// It is refused, because the animations began in an earlier turn.
    case closed
  }

  /// The result of adding an animation.
  enum Outcome {
    case queued
    /// The caller must set the animation up at once.
    case joins
    case refused
  }

  /// Whether the animations have been set up.
  var isSetUp: Bool { admission != .queueing }

  /// Queues the completion, and the animation if the animations have not been set up yet.
  mutating func add(_ animation: Handler?, completion: Handler?) -> Outcome {
    if let completion { completions.append(completion) }
    guard let animation else { return .queued }
    switch admission {
    case .queueing: animations.append(animation)
    case .joining: return .joins
    case .closed: return .refused
    }
    return .queued
  }

  /// Refuses further animations, because the turn in which the animations began is over.
  mutating func close() { admission = .closed }

  mutating func addChangeHandler(_ handler: @escaping Handler) { changeHandlers.append(handler) }
  mutating func addEndHandler(_ handler: @escaping Handler) { endHandlers.append(handler) }

  /// Removes the queued animations and returns them. Animations that are added afterwards join them.
  mutating func takeAnimations() -> [Handler] {
    admission = .joining
    defer { animations = [] }
    return animations
  }

  /// Returns the handlers to call when the interaction has begun or ended. Handlers for the end alone are returned once.
  mutating func takeChangeHandlers(isInteractive: Bool) -> [Handler] {
    guard !isInteractive else { return changeHandlers }
    defer { endHandlers = [] }
    return endHandlers + changeHandlers
  }

  mutating func takeCompletions() -> [Handler] {
    defer {
      completions = []
      changeHandlers = []
      endHandlers = []
    }
    return completions
  }
}
