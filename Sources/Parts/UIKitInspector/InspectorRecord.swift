// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitControllers
import UIKitCore

/// The last events of the inspected window.
final class InspectorRecord {
  /// The numbers of frames and lines that are kept.
  private static let (keptFrames, keptLines) = (180, 400)

  private(set) var frames: [FrameEvent] = []
  private(set) var transitions: [String] = []
  private(set) var gestures: [String] = []
  /// Called after each change.
  var onChange: (() -> Void)?
  private var lines = TransitionLines()
  private let start = CACurrentMediaTime()

  func add(_ event: FrameEvent) {
    frames = (frames + [event]).suffix(Self.keptFrames)
    onChange?()
  }

  func add(_ event: TransitionEvent) {
    add(lines.line(for: event, at: CACurrentMediaTime()), to: \.transitions)
  }

  func add(_ event: GestureEvent) { add(event.description, to: \.gestures) }

  private func add(_ line: String, to list: ReferenceWritableKeyPath<InspectorRecord, [String]>) {
    let time = String(format: "%8.3f  ", CACurrentMediaTime() - start)
    self[keyPath: list] = (self[keyPath: list] + [time + line]).suffix(Self.keptLines)
    onChange?()
  }
}
