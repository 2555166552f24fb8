// SPDX-License-Identifier: MIT

/// The time at which the input and the tree are taken for a frame during a drag. It is as late before the frame's refresh
/// as the measured cost of frames allows.
///
///     refresh                                                               refresh, the frame's target
///        │ ◄──────── input is collected ────────► │ main thread │ drawing │ ◄─ margin ─► │
///                                                 └──────── cost ─────────┘
///
/// The margin covers the times that are not measured: the server's drawing, and delays of either thread.
struct LatchTime {
  /// The time in seconds from the latch until the frame has been sent.
  private(set) var cost = 0.0
  private(set) var margin = Self.initialMargin
  private var begun: Double?

  private static let initialMargin = 0.002
  private static let leastMargin = 0.001
  private static let greatestMargin = 0.0125
  /// The growth of the margin after a late frame.
  private static let growth = 2.0
  /// The parts by which margin and cost approach their smaller values with each frame. A late frame is forgotten in
  /// this way after some seconds, and an expensive one after some tenths of a second.
  private static let marginDecay = 0.005
  private static let costDecay = 0.1

  /// The time in seconds from the beginning of a frame to its refresh.
  private var lead: Double { cost + margin }

  /// Whether a frame takes longer than a refresh, so that the next one has to be begun before this one is shown.
  func needsTwoFrames(refreshInterval: Double) -> Bool { lead > refreshInterval }

  /// Returns the time of the latch for the refresh at `target`.
  func time(for target: Double) -> Double { target - lead }

  /// Returns the time until which a frame can wait for the main thread without being late.
  func latestCommit(for target: Double) -> Double { target - margin }

  /// Records that a frame begins.
  mutating func begin(at now: Double) { begun = now }

  /// Records that the frame that began last has been sent, or that there was nothing to send.
  mutating func noteSent(at now: Double) {
    guard let begun else { return }
    self.begun = nil
    let measured = now - begun
    cost = measured > cost ? measured : cost + (measured - cost) * Self.costDecay
  }

  /// Records that a frame for the refresh at `target` was shown at `time`.
  mutating func noteShown(target: Double, at time: Double, refreshInterval: Double) {
    if time - target > refreshInterval / 2 {
      margin = min(margin * Self.growth, Self.greatestMargin)
    } else {
      margin += (Self.leastMargin - margin) * Self.marginDecay
    }
  }
}
