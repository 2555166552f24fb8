// SPDX-License-Identifier: MIT
import UIKit

/// Takes pictures of one transition on the manual clock, so that they are the same each time.
///
/// A transition with its own curve and duration is played. With others it is driven interactively, from fraction to
/// fraction, as on the page “Compare”.
final class TransitionCamera {
  /// The time in seconds in which animations of the first appearance end.
  private static let leadIn: TimeInterval = 1
  /// The time in seconds after which a transition that has not begun interactively never will.
  private static let longestWait: TimeInterval = 10

  private let camera: OffscreenHost
  private let start: TimeInterval
  /// The duration of the transition in seconds.
  let duration: TimeInterval
  /// Shows the transition at a time in seconds since its start.
  private let show: (TimeInterval) -> Void

  init(_ recording: Recording, _ settings: RecordingSettings, with camera: OffscreenHost) throws(RecordingError) {
    self.camera = camera
    camera.host.window.backgroundColor = .systemGray5
    (duration, show) =
      settings.keepsTiming
      ? Self.played(recording, with: camera) : try Self.driven(recording, settings, with: camera)
    start = camera.host.time
  }

  /// Takes a picture at a time in seconds since the start. Times must not decrease.
  func picture(at time: TimeInterval) -> CGImage {
    camera.host.advance(to: start + time)
    show(time)
    camera.host.flush()
    return camera.picture()
  }

  private static func played(
    _ recording: Recording, with camera: OffscreenHost
  ) -> (TimeInterval, (TimeInterval) -> Void) {
    let stage = Stage(style: recording.style, kind: recording.kind)
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: leadIn)
    if !recording.isForward {
      stage.go {}
      camera.host.advanceToRest()
    }
    stage.go {}
    return (stage.transitionDuration, { [stage] _ in _ = stage })
  }

  private static func driven(
    _ recording: Recording, _ settings: RecordingSettings, with camera: OffscreenHost
  ) throws(RecordingError) -> (TimeInterval, (TimeInterval) -> Void) {
    let (host, isForward) = (camera.host, recording.isForward)
    let transition = ScrubbedTransition(
      style: recording.style, kind: recording.kind, pages: SamplePages.make(), isInContext: false)
    host.window.rootViewController = transition.rootViewController
    transition.container = host.window
    host.advance(by: leadIn)
    transition.show(.init(fraction: 0, isForward: isForward))
    let end = host.time + longestWait
    while !transition.isInteractive, host.time < end { host.advance(by: ManualHost.frameDuration) }
    guard transition.isInteractive else { throw .cannotBeDriven(recording.title) }
    let compared = ComparedStyle(
      style: recording.style.id, kind: recording.kind, curve: settings.curve, duration: settings.duration)
    var motion = CellMotion(compared: compared, system: transition.motion)
    motion.drag = settings.drag
    motion.begin(
      transition.motion, MotionTable(in: host.window) { transition.measure(at: $0) }, isForward: isForward)
    return (
      motion.duration, { transition.show(.init(fraction: motion.fraction(at: $0), isForward: isForward)) }
    )
  }
}
