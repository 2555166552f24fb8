// SPDX-License-Identifier: MIT

/// What others asked to run beside a transition.
struct AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  /// Whether the animations have been set up, so that no more can be queued.
  private(set) var isSetUp = false

  /// Queues both; false when the animation comes too late.
  mutating func add(_ animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isSetUp else { return false }
    animations.append(animation)
    return true
  }

  mutating func addChangeHandler(_ handler: @escaping Handler) { changeHandlers.append(handler) }
  mutating func addEndHandler(_ handler: @escaping Handler) { endHandlers.append(handler) }

  /// The queued animations, once.
  mutating func takeAnimations() -> [Handler] {
    isSetUp = true
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
