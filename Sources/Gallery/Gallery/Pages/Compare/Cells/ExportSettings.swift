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

  /// Returns the file with pictures at the times of `times(lasting:)`, or nil if it cannot be made.
  ///
  /// - Parameter size: The size of a picture in points.
  func encode(_ images: [CGImage], lasting duration: TimeInterval, size: CGSize) -> Data? {
    let times = times(lasting: duration)
    guard images.count == times.count else { return nil }
    return switch format {
    case .strip:
      FilmStripSheet(frameSize: size, count: frames, scale: scale).draw { (images[$0], times[$0]) }.pngData()
    case .gif: GIF.encode(AnimationFrame.animation(images, duration: duration))
    case .apng: AnimatedPNG.encode(AnimationFrame.animation(images, duration: duration))
    case .swift: nil
    }
  }
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
