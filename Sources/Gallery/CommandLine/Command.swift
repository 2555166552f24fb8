// SPDX-License-Identifier: MIT
import UIKit

/// What the command line asks for.
enum Command: Equatable {
  case help
  case version
  case listPages
  case listStyles
  case open(OpenOptions)
  case play(PlayOptions)
  case record(RecordOptions)
}

/// How the gallery's window opens.
struct OpenOptions: Equatable {
  static let defaultSize = CGSize(width: 1180, height: 760)

  var page: String?
  /// In points.
  var size = defaultSize
  /// Stretches all animations: 2 takes twice as long.
  var slowdown: Double = 1
  var reducesMotion = false
}

/// A window that goes forward and back by itself and reports what it cost.
struct PlayOptions: Equatable {
  var style = ""
  var kind = TransitionKind.push
  var labels = 100
  var seconds: Double = 10
  var size = OpenOptions.defaultSize
  /// The main thread is blocked this long in each transition.
  var stallMilliseconds: Double = 0
}

/// A film strip of one transition.
struct RecordOptions: Equatable {
  var style = ""
  var kind = TransitionKind.push
  var frames = 8
  var size = OpenOptions.defaultSize
  var output = ""
}
