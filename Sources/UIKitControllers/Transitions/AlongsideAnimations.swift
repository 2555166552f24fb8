// SPDX-License-Identifier: MIT

/// The animations that clients asked to run beside a transition.
struct AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  private var door = Door.queueing

  /// The treatment of an animation that is added now.
  private enum Door {
    /// It waits for the animator to be set up.
    case queueing
    /// The animations have begun in this turn of the event loop, and it joins them.
    case joining
    /// Too late.
    case closed
  }

  enum Outcome {
    case queued
    /// To be set up at once.
    case joins
    case refused
  }

  /// Whether the animations have been set up.
  var isSetUp: Bool { door != .queueing }

  /// Queues both, where that can be.
  mutating func add(_ animation: Handler?, completion: Handler?) -> Outcome {
    if let completion { completions.append(completion) }
    guard let animation else { return .queued }
    switch door {
    case .queueing: animations.append(animation)
    case .joining: return .joins
    case .closed: return .refused
    }
    return .queued
  }

  /// The turn in which the animations began is over.
  mutating func close() { door = .closed }

  mutating func addChangeHandler(_ handler: @escaping Handler) { changeHandlers.append(handler) }
  mutating func addEndHandler(_ handler: @escaping Handler) { endHandlers.append(handler) }

  /// The queued animations, once.
  mutating func takeAnimations() -> [Handler] {
    door = .joining
    defer { animations = [] }
    return animations
  }

  /// The handlers to call now that the interaction began or ended; those that asked for the end alone are called once.
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
