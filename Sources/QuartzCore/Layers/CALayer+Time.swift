// SPDX-License-Identifier: MIT
import TimingFunctions

extension CALayer {
  /// How the layer's time follows from its superlayer's: `beginTime`, `speed` and `timeOffset`, or a curve.
  ///
  /// Setting any of the three removes the curve.
  package final var timeMap: TimeMap {
    get { time }
    set {
      time = newValue
      timeChanged()
    }
  }

  final func changeTime(_ body: (inout TimeMap) -> Void) {
    body(&time)
    time.curve = nil
    timeChanged()
  }

  private func timeChanged() {
    CATransaction.ensureOpen()
    markNodeDirty()
    tree.context?.timesChanged()
    timeFollower?.timeMap = time
  }

  /// Has a sibling follow this layer's clock, also while that is stopped or scrubbed: the picture of what it showed.
  package final func pace(_ sibling: CALayer) {
    assert(sibling.superlayer === superlayer, "the same map means the same time beside it alone")
    timeFollower = sibling
    sibling.timeMap = time
  }

  /// Converts a time from another layer's time to this layer's. `nil` stands for absolute time.
  public final func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.absoluteTime(of: t) ?? t)
  }

  /// Converts a time from this layer's time to another layer's. `nil` stands for absolute time.
  ///
  /// If this layer's time is stopped, the result is the time that corresponds to the absolute time 0.
  public final func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let absolute = absoluteTime(of: t) ?? 0
    return layer?.localTime(at: absolute) ?? absolute
  }

  /// The layer's time at an absolute time.
  package final func localTime(at absoluteTime: Double) -> Double {
    time.localTime(at: tree.superlayer?.localTime(at: absoluteTime) ?? absoluteTime)
  }

  /// The absolute time at which the layer's time is `local`; nil if a clock in between is stopped. Where one runs along
  /// a curve, the curve's end, if it has come so far by then.
  final func absoluteTime(of local: Double) -> Double? {
    guard let parent = time.parentTime(of: local) else { return nil }
    guard let superlayer = tree.superlayer else { return parent }
    return superlayer.absoluteTime(of: parent)
  }
}

extension TimeMap {
  /// How near to the end a curve has to bring its clock to count as there, in seconds.
  private nonisolated static let tolerance = 1e-6

  /// The parent's time at which the local time is `local`; nil where it never is.
  ///
  /// A curve belongs to a gesture or its completion, so that events along it wait for its end:
  /// completions are not called while something is scrubbed.
  nonisolated func parentTime(of local: Double) -> Double? {
    if let curve { return curve.to >= local - Self.tolerance && curve.end.isFinite ? curve.end : nil }
    return speed > 0 ? (local - timeOffset) / speed + beginTime : nil
  }
}
