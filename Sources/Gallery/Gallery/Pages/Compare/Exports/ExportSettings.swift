// SPDX-License-Identifier: MIT
import UIKit

/// The format of an export, and how pictures become a file in it.
struct ExportSettings: Equatable {
  var format = ExportFormat.gif
  /// The number of frames of a strip, or of an animation for each second.
  var frames = 8
  var framesPerSecond = 30.0
  /// The number of pixels per point.
  var scale: CGFloat = 1

  /// Returns the times in seconds of the frames of a motion.
  func times(lasting duration: TimeInterval) -> [TimeInterval] {
    let count = format == .strip ? frames : max(Int((duration * framesPerSecond).rounded()), 2) + 1
    return (0..<count).map { duration * Double($0) / Double(count - 1) }
  }

  /// Returns the file with pictures at the times of `times(lasting:)`, or nil if memory is short. Another thread makes it.
  ///
  /// - Parameter size: The size of a picture in points.
  func encode(_ images: [CGImage], lasting duration: TimeInterval, size: CGSize) async -> Data? {
    if format == .strip {
      let (sheet, times) = (FilmStripSheet(frameSize: size, count: frames, scale: scale), times(lasting: duration))
      let picture = sheet.draw { (images[$0], times[$0]) }
      return await Self.onAnotherThread { picture.pngData() }
    }
    let (frames, isGIF) = (AnimationFrame.animation(images, duration: duration), format == .gif)
    return await Self.onAnotherThread { isGIF ? GIF.encode(frames) : AnimatedPNG.encode(frames) }
  }

  @concurrent nonisolated private static func onAnotherThread(_ work: @Sendable () -> Data?) async -> Data? { work() }
}

/// A file format for exports.
enum ExportFormat: String, CaseIterable {
  case strip, gif, apng, swift

  var title: String {
    switch self {
    case .strip: "PNG strip"
    case .gif: "GIF"
    case .apng: "APNG"
    case .swift: "Swift"
    }
  }

  var fileExtension: String {
    switch self {
    case .strip: "png"
    case .gif: "gif"
    case .apng: "apng"
    case .swift: "swift"
    }
  }

  /// - Parameter isOfAll: Whether all cells are exported, and not only the chosen one.
  func explanation(isOfAll: Bool) -> String {
    switch self {
    case .strip: "Frames at equal intervals, each with its time."
    case .gif: "An animation that repeats, in 256 colours."
    case .apng: "An animation in all colours."
    case .swift where isOfAll: "A program that plays the cells, with a class for each, in a folder."
    case .swift: "The source of a class that does what the cell does, with its curve and its duration."
    }
  }
}
