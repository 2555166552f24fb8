// SPDX-License-Identifier: MIT
import UIKit

/// One transition that can be recorded: a style, in one of its kinds, in one direction.
struct Recording: Equatable {
  let style: TransitionStyle
  let kind: TransitionKind
  /// Whether the transition goes from the first page to the second: a push or a presentation, not a pop or a dismissal.
  let isForward: Bool

  static func == (one: Recording, other: Recording) -> Bool {
    one.style.id == other.style.id && one.kind == other.kind && one.isForward == other.isForward
  }

  /// The name of the recording's file, without its extension.
  var fileName: String { "\(style.id)-\(kind.rawValue)\(isForward ? "" : "-backward")" }

  /// The recording in words, such as “Fold, push, backward”.
  var title: String { "\(style.title), \(kind.rawValue)\(isForward ? "" : ", backward")" }
}

/// The settings that recordings have in common.
struct RecordingSettings: Equatable {
  /// The number of frames, or nil for the usual one: 8 in a strip, 30 in each second of an animation.
  var frames: Int?
  /// The size of the pages in points.
  var size = OpenOptions.defaultSize
  /// The number of pixels per point, or nil for the usual one: 1 in an animation, and in a strip such that frames have
  /// a width of 340 pixels.
  var scale: CGFloat?
  var isDark = false
  /// The curve along which the pages move, or nil for the style's own.
  var curve: MotionCurve?
  /// The duration in seconds, or nil for the style's own, or for that of the curve if it is a spring.
  var duration: TimeInterval?
  /// The drag that moves the pages, or nil if they move by themselves.
  var drag: RecordedDrag?

  /// Whether the pages move by themselves with the style's own curve and duration.
  var keepsTiming: Bool { curve == nil && duration == nil && drag == nil }

  /// The size of a frame in pixels, at a scale.
  func pixelSize(scale: CGFloat) -> CGSize {
    CGSize(width: max((size.width * scale).rounded(), 1), height: max((size.height * scale).rounded(), 1))
  }
}
