// SPDX-License-Identifier: MIT
import UIKit

/// The values that are measured in the frames of a cell, and computed from its motion.
///
/// The motions forward and backward are kept, because to measure one commits many frames, and playback in both directions
/// begins a transition at each turn.
struct CellMeasurements {
  private var tables: [Bool: MotionTable] = [:]
  private var samples: [Bool: MotionSamples] = [:]
  private var lastCost: FrameCost?
  /// Whether the costs of a frame have been measured in the present size of the pages.
  private(set) var hasCurrentCost = false

  /// The costs of a frame, when they have been measured. Former ones stay until there are new ones.
  var cost: FrameCost? {
    get { lastCost }
    set { (lastCost, hasCurrentCost) = (newValue, true) }
  }

  /// Returns the motion in a direction, or nil if it has not been measured in the present size of the pages.
  func table(isForward: Bool) -> MotionTable? { tables[isForward] }

  mutating func add(_ table: MotionTable, isForward: Bool) {
    tables[isForward] = table
    samples[isForward] = nil
  }

  /// Returns a motion at equal intervals of its duration.
  mutating func samples(of motion: CellMotion) -> MotionSamples {
    if let known = samples[motion.isForward] { return known }
    let made = MotionSamples(of: motion)
    samples[motion.isForward] = made
    return made
  }

  /// Forgets what is computed, because the pages move along another curve or under another drag.
  mutating func motionDidChange() { samples = [:] }

  /// Forgets what is measured, because the pages have another size.
  mutating func sizeDidChange() {
    (tables, samples, hasCurrentCost) = ([:], [:], false)
  }
}
