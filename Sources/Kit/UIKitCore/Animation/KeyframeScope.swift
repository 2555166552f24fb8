// SPDX-License-Identifier: MIT
import RenderTree

/// The scope of an `animateKeyframes` block. It collects the changes of each keyframe, and makes one animation for each
/// property.
final class KeyframeScope: AnimationScope {
  var timing: BlockTiming
  private let calculationMode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The indices in `tracks`, so that not all tracks are searched for each change.
  private var trackIndices: [Target: Int] = [:]
  private var startValues = AnimationStartValues()
  /// The interval of the current keyframe, as fractions of the whole duration.
  private var span: ClosedRange<Double> = 0...1

  init(timing: BlockTiming, calculationMode: CAAnimationCalculationMode) {
    self.timing = timing
    self.calculationMode = calculationMode
  }

  nonisolated deinit {}

  /// The view and the property of a track.
  private struct Target: Hashable {
    let view: ObjectIdentifier
    let property: ObjectIdentifier

    init(_ change: PropertyChange) {
      view = ObjectIdentifier(change.view)
      property = ObjectIdentifier(change.property)
    }
  }

  /// The keyframes of one property of one layer.
  private struct Track {
    let view: UIView
    let property: LayerProperty
    var changes: [(span: ClosedRange<Double>, change: PropertyChange)]
  }

  /// The values of a property over all its keyframes.
  struct Path {
    /// The change from the value before the first keyframe to the one after the last.
    let change: PropertyChange
    let values: [AnimatableValue]
    let times: [Double]
  }

  func performKeyframe(start: Double, duration: Double, _ body: () -> Void) {
    let outer = span
    let start = start > 0 ? min(start, 1) : 0
    span = start...(duration > 0 ? min(start + duration, 1) : start)
    body()
    span = outer
  }

  func changed(_ change: PropertyChange) {
    let target = Target(change)
    if let index = trackIndices[target] {
      tracks[index].changes.append((span, change))
    } else {
      trackIndices[target] = tracks.count
      tracks.append(Track(view: change.view, property: change.property, changes: [(span, change)]))
    }
  }

  /// Adds only the final values of a nested keyframe animation.
  func add(_ keyframes: KeyframeScope) {
    for path in keyframes.paths { changed(path.change) }
  }

  /// The path of each property that changed, in the order of the first changes.
  var paths: [Path] { tracks.compactMap(path) }

  private func path(of track: Track) -> Path? {
    guard let first = track.changes.first, let last = track.changes.last else { return nil }
    let whole = PropertyChange(
      view: track.view, property: track.property, old: first.change.old, new: last.change.new)
    let start = whole.isAdditive ? first.change.old : startValues.value(for: first.change)
    var (values, times) = ([start], [0.0])
    // The sort is stable: keyframes with the same start keep the order in which they were added.
    let ordered = track.changes.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }
    for (_, keyframe) in ordered {
      Self.append(keyframe.change.new, over: keyframe.span, to: &values, &times)
    }
    if let lastTime = times.last, lastTime < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return Path(change: whole, values: values, times: times)
  }

  /// Appends a keyframe that changes to `value` during `span` and keeps the previous value until then. A keyframe that
  /// begins before the previous one has ended cuts it off.
  private static func append(
    _ value: AnimatableValue, over span: ClosedRange<Double>, to values: inout [AnimatableValue],
    _ times: inout [Double]
  ) {
    let lastTime = times[times.count - 1]
    if span.lowerBound > lastTime {
      values.append(values[values.count - 1])
      times.append(span.lowerBound)
    } else if span.lowerBound < lastTime, times.count > 1 {
      let (index, stretchStart) = (times.count - 1, times[times.count - 2])
      let fraction = (span.lowerBound - stretchStart) / (lastTime - stretchStart)
      values[index] = values[index - 1].interpolated(to: values[index], fraction: max(0, fraction))
      times[index] = max(span.lowerBound, stretchStart)
    }
    values.append(value)
    times.append(max(span.upperBound, times[times.count - 1]))
  }

  /// Makes the animation of one property, without its timing.
  func makeAnimation(along path: Path) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path.change.keyPath)
    animation.isAdditive = path.change.isAdditive
    let final = path.change.new
    let values = path.change.isAdditive ? path.values.map { $0.subtracting(final) } : path.values
    animation.values = values.map { $0.animationValue ?? $0 }
    animation.keyTimes = path.times.map { NSNumber(value: $0) }
    animation.calculationMode = calculationMode
    return animation
  }
}
