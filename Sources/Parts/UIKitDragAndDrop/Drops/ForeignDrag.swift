// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// A drag of another program over the windows of this one.
///
///     unknown ──first movement──► listing ──the list of addresses──► known ──► ended
///        │                                                             ▲
///        └──────────first movement, without addresses──────────────────┘
///
/// The items are known when the list of addresses has been read, because each address is one. Until then the source waits
/// for its answer. Its end is possible in each state.
final class ForeignDrag {
  private enum State {
    case unknown
    /// The last movement and the drop are done when the items are known.
    case listing((DropTracker) -> Void)
    case known(DropTracker)
    case ended
  }

  private let formats: [String]
  private var state = State.unknown
  /// The last event of the drag, for which its content is read.
  private var moment: DragMoment?
  /// The number of readings of the content that have not ended.
  private var readings = 0
  /// The answer of a drop, which the source gets after the last reading.
  private var finish: (() -> Void)?

  init(formats: [String]) { self.formats = formats }

  nonisolated deinit {}

  // MARK: Events

  func move(to location: CGPoint, in stack: WindowStack, _ moment: DragMoment) {
    self.moment = moment
    whenKnown { [weak stack] tracker in
      guard let stack else { return moment.answer(nil) }
      tracker.move(to: location, in: stack, allowsMove: moment.action == .move)
      moment.answer(tracker.accepts ? DragAction(tracker.operation) : nil)
    }
  }

  /// Performs the drop. The source is answered when the content that the program has asked for has been read.
  func drop(_ moment: DragMoment) {
    self.moment = moment
    if case .listing(let movement) = state {
      state = .listing { [self] tracker in
        movement(tracker)
        perform(tracker, moment)
      }
    } else if case .known(let tracker) = state {
      perform(tracker, moment)
    } else {
      moment.answer(nil)
    }
  }

  /// Ends the drag, which has left.
  func end() {
    let old = state
    state = .ended
    if case .known(let tracker) = old { tracker.end() }
  }

  private func perform(_ tracker: DropTracker, _ moment: DragMoment) {
    let action = DragAction(tracker.operation)
    readings += 1
    let hasPerformed = tracker.drop()
    finish = { moment.answer(hasPerformed ? action : nil) }
    state = .ended
    tracker.end()
    readingEnded()
  }

  // MARK: Content

  private func whenKnown(_ action: @escaping (DropTracker) -> Void) {
    switch state {
    case .known(let tracker): action(tracker)
    case .listing: state = .listing(action)
    case .ended: break
    case .unknown:
      state = .listing(action)
      guard formats.contains(ContentType.addressList) else { return know([]) }
      read(ContentType.addressList) { [weak self] in self?.know(ForeignContent.addresses(in: $0?.text ?? "")) }
    }
  }

  private func know(_ addresses: [URL]) {
    guard case .listing(let action) = state else { return }
    let content = ForeignContent { [weak self] format, completion in
      if let self { read(format, completion) } else { completion(nil) }
    }
    let tracker = DropTracker(DropSession(items: content.items(formats: formats, addresses: addresses)))
    state = .known(tracker)
    action(tracker)
  }

  private func read(_ format: String, _ completion: @escaping DragMoment.Reader) {
    guard let moment, !isOver else { return completion(nil) }
    readings += 1
    moment.read(format) { content in
      completion(content)
      self.readingEnded()
    }
  }

  /// Whether the source no longer keeps its content.
  private var isOver: Bool {
    if case .ended = state { finish == nil } else { false }
  }

  private func readingEnded() {
    readings -= 1
    guard readings == 0, let finish else { return }
    self.finish = nil
    finish()
  }
}

extension DragAction {
  /// Creates the action of a drop, or nil if it does nothing.
  fileprivate init?(_ operation: UIDropOperation) {
    switch operation {
    case .copy: self = .copy
    case .move: self = .move
    case .cancel, .forbidden: return nil
    }
  }
}
