// SPDX-License-Identifier: MIT
import UIKit

/// The state of the page: the comparison with its playback, which a store keeps until the next start.
final class CompareModel {
  var comparison: Comparison {
    didSet {
      guard comparison != oldValue else { return }
      onChange?(oldValue)
      save()
    }
  }
  let playback = Playback()
  private let store: ComparisonStore?
  /// Whether changes are stored: from the time at which the page has taken the position over.
  private var isStored = false
  /// The drag in a cell, while it happens.
  private var recorder: DragRecorder?
  /// The last drag in a cell.
  private(set) var lastDrag: RecordedDrag?
  /// Called after a drag in a cell.
  var onDrag: (() -> Void)?
  /// Called after a change of the comparison, with the one before.
  var onChange: ((Comparison) -> Void)?
  /// Called after a change of the playback.
  var onPlayback: (() -> Void)?

  init(_ comparison: Comparison, store: ComparisonStore?) {
    self.comparison = comparison
    self.store = store
    playback.speed = comparison.speed
    playback.loops = comparison.loops
    playback.direction = comparison.direction
    playback.onChange = { [weak self] in self?.playbackDidChange() }
    NotificationCenter.default.addObserver(
      self, selector: Self.save, name: UIApplication.willTerminateNotification, object: nil)
  }

  private func playbackDidChange() {
    comparison.speed = playback.speed
    comparison.loops = playback.loops
    comparison.direction = playback.direction
    onPlayback?()
  }

  /// The comparison as it is now, with the position at which it is paused.
  var current: Comparison {
    var current = comparison
    current.position = playback.isPlaying || playback.length <= 0 ? nil : playback.time / playback.length
    return current
  }

  func save() { if isStored { store?.save(current) } }

  // MARK: Playing

  /// Shows the position of the comparison, or plays from the start.
  func start() {
    if let position = comparison.position { playback.scrub(to: position * playback.length) } else { playback.play() }
    isStored = true
    save()
  }

  func stop() {
    save()
    isStored = false
    playback.pause()
  }

  // MARK: Dragging

  /// Pauses playback while a page is pressed.
  func beginDrag(at time: TimeInterval) {
    playback.hold()
    recorder = DragRecorder(at: time)
  }

  /// - Parameter distance: The distance in points of the pages.
  func drag(by distance: CGFloat, at time: TimeInterval) {
    recorder?.add(distance, at: time)
    playback.follow(distance: distance)
  }

  /// Plays on after a click. After a drag, the pages stay where they are.
  func endDrag(isTap: Bool, at time: TimeInterval) {
    defer { recorder = nil }
    guard !isTap, case .drag(let distance) = playback.position else { return playback.resume() }
    recorder?.add(distance, at: time)
    lastDrag = recorder?.drag ?? lastDrag
    onDrag?()
  }

  // MARK: Cells

  /// Shows pictures of the user's screens in the cells.
  func addScreens(_ paths: [String]) {
    var screens = comparison.screens ?? OwnScreens()
    screens.add(paths)
    comparison.screens = screens
  }

  func add(_ style: ComparedStyle) { if comparison.canAdd { comparison.cells.append(style) } }

  /// Changes the styles, the kinds, the curves or the durations of cells.
  func change(_ indices: [Int], _ change: (inout ComparedStyle) -> Void) {
    var styles = comparison.cells
    for index in indices { change(&styles[index]) }
    comparison.cells = styles
  }
}
