// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions

extension CALayer {
  /// The function from the superlayer's time to the layer's: `beginTime`, `speed` and `timeOffset`, or a curve.
  ///
  /// Setting any of these three properties removes the curve.
  package final var timeMap: TimeMap {
    get { time }
    set {
      let old = time
      time = newValue
      timeChanged(from: old)
    }
  }

  /// Has the clock start with the first frame of a commit if it was stopped and now runs along a curve.
  final func markStart(with sequence: UInt64, replacing committed: CommittedNode?) {
    guard time.hasCurve, let committed, committed.node.timeMap.isStopped else { return }
    time.curve?.startCommit = sequence
  }

  /// Takes over the start of the clock and the animations that the render server has reported.
  final func adoptStart(from committed: RenderNode) {
    if let curve = committed.timeMap.curve, let startCommit = curve.startCommit,
      time.startCommit == startCommit
    {
      time.curve?.start = curve.start
      time.curve?.startCommit = nil
    }
    for animation in animationList { animation.adoptStart(from: committed) }
  }

  final func changeTime(_ body: (inout TimeMap) -> Void) {
    let old = time
    body(&time)
    time.curve = nil
    timeChanged(from: old)
  }

  private func timeChanged(from old: TimeMap) {
    CATransaction.ensureOpen()
    markNodeDirty()
    // Nothing begins or ends under a stopped clock, wherever it stands, so that a gesture may move it in each frame.
    if !old.isStopped || !time.isStopped { tree.context?.timesChanged() }
    timeFollower?.timeMap = time
  }

  final func convertedTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let absolute = absoluteTime(of: t) ?? 0
    return layer?.localTime(at: absolute) ?? absolute
  }

  /// Returns the layer's time at an absolute time.
  package final func localTime(at absoluteTime: Double) -> Double {
    time.localTime(at: tree.superlayer?.localTime(at: absoluteTime) ?? absoluteTime)
  }

  /// Returns the absolute time at which the layer's time is `local`, or nil if a clock between them is stopped. If a
  /// clock runs along a curve, the result is the end of the curve, provided that the curve reaches `local`.
  final func absoluteTime(of local: Double) -> Double? {
    guard let parent = time.parentTime(of: local) else { return nil }
    guard let superlayer = tree.superlayer else { return parent }
    return superlayer.absoluteTime(of: parent)
  }
}

extension TimeMap {
  /// The difference from the end, in seconds, at which a curve counts as having reached it.
  private nonisolated static let tolerance = 1e-6

  /// Returns the parent's time at which the local time is `local`, or nil if there is none.
  ///
  /// A curve belongs to a gesture or its completion. Events on a curve wait for its end, so that no completion is
  /// called while a gesture scrubs an animation.
  nonisolated func parentTime(of local: Double) -> Double? {
    if let curve { return curve.to >= local - Self.tolerance && curve.end.isFinite ? curve.end : nil }
    return speed > 0 ? (local - timeOffset) / speed + beginTime : nil
  }
}
