// SPDX-License-Identifier: MIT

/// The format of a recording, by the extension of its file.
enum RecordingFormat: String, CaseIterable {
  case strip, gif, apng

  private static let stripFrames = 8
  private static let framesPerSecond = 30.0

  init(path: String) {
    let name = path.lowercased()
    self = name.hasSuffix(".gif") ? .gif : name.hasSuffix(".apng") ? .apng : .strip
  }

  var fileExtension: String { self == .strip ? "png" : rawValue }

  /// Returns the usual number of frames of a transition of a duration in seconds.
  func usualFrames(in duration: Double) -> Int {
    self == .strip ? Self.stripFrames : max(Int((duration * Self.framesPerSecond).rounded()), 1) + 1
  }
}
