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
  case recordComparison(ComparisonRecordOptions)
  case measure(MeasureOptions)
  case snapshot(SnapshotOptions)
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
  /// The settings of the page “Compare”, or nil for those that it had last.
  var comparison: Comparison?
}

/// The options of `play`, which runs transitions in both directions and reports the cost of their frames.
struct PlayOptions: Equatable {
  var style = ""
  var kind = TransitionKind.push
  var labels = 100
  var seconds: Double = 10
  var size = OpenOptions.defaultSize
  /// The factor by which animations take longer.
  var slowdown: Double = 1
  /// The time for which the main thread is blocked in each transition, in milliseconds.
  var stallMilliseconds: Double = 0
}

/// The options of `record`, which writes film strips or animations of transitions.
struct RecordOptions: Equatable {
  /// The destination of the recordings.
  enum Output: Equatable {
    /// One recording, in a file of this path.
    case file(String)
    /// All of them, in a folder, and an index page.
    case folder(String, index: String, format: RecordingFormat)
  }

  var recordings: [Recording] = []
  var settings = RecordingSettings()
  var output = Output.file("")
}

/// The options of `record --compare`, which records a whole comparison.
struct ComparisonRecordOptions: Equatable {
  var comparison = Comparison.initial
  var settings = RecordingSettings()
  /// Whether the chart of the motions is below the cells.
  var hasChart = false
  var output = ""
}

/// The options of `measure`, which writes the figures of motions.
struct MeasureOptions: Equatable {
  /// The styles with their kinds, curves and durations.
  var cells: [ComparedStyle] = []
  var drag: RecordedDrag?
  /// The size of the pages in points.
  var size = CGSize(width: 480, height: 360)
  var output = ""
}

/// The options of `snapshot`, which writes a picture of a page.
struct SnapshotOptions: Equatable {
  /// The page, or nil for the home page.
  var page: String?
  /// The size of the window in points.
  var size = OpenOptions.defaultSize
  /// The number of pixels per point.
  var scale: CGFloat = 1
  var isDark = false
  /// The settings of the page “Compare”.
  var comparison = Comparison.initial
  var output = ""
}
