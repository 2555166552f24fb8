// SPDX-License-Identifier: MIT
import UIKit

/// The command that the arguments ask for.
enum Command: Equatable {
  case help
  case version
  case listPages
  case listStyles
  case open(OpenOptions)
  case play(PlayOptions)
  case record(RecordOptions)
}

/// The options of the gallery's window.
struct OpenOptions: Equatable {
  static let defaultSize = CGSize(width: 1180, height: 760)

  var page: String?
  /// The size of the window in points.
  var size = defaultSize
  /// The factor by which animations take longer: at 2 they take twice as long.
  var slowdown: Double = 1
  var reducesMotion = false
  /// What the page “Compare” shows, or nil for what it showed last.
  var comparison: Comparison?
}

/// The options of `play`, which runs transitions in both directions and reports the cost of their frames.
struct PlayOptions: Equatable {
  var style = ""
  var kind = TransitionKind.push
  var labels = 100
  var seconds: Double = 10
  var size = OpenOptions.defaultSize
  /// The time for which the main thread is blocked in each transition, in milliseconds.
  var stallMilliseconds: Double = 0
}

/// The options of `record`, which writes a film strip or an animation of one transition.
struct RecordOptions: Equatable {
  var style = ""
  var kind = TransitionKind.push
  /// The number of frames, or nil for the usual one: 8 in a strip, 30 in each second of an animation.
  var frames: Int?
  var size = OpenOptions.defaultSize
  var output = ""
}
