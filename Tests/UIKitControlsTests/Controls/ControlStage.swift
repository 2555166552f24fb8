// SPDX-License-Identifier: MIT
import UIKit

/// A window of 400 × 600 points with a single control, and the events that the control sends, in order.
@MainActor
final class ControlStage<Control: UIControl> {
  let host: ManualHost
  let control: Control
  private(set) var events: [String] = []

  /// - Parameter frame: The frame of the control. If it is nil, the control keeps its own size, at (100, 100).
  init(_ control: Control, frame: CGRect? = nil, style: UIUserInterfaceStyle = .light) {
    host = ManualHost(size: CGSize(width: 400, height: 600), style: style)
    self.control = control
    control.frame = frame ?? CGRect(origin: CGPoint(x: 100, y: 100), size: control.bounds.size)
    host.window.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
    host.flush()
  }

  private static var names: [(UIControl.Event, String)] {
    [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
      (.primaryActionTriggered, "primary"),
    ]
  }

  /// The number of changes of the value.
  var changes: Int { events.count { $0 == "value" } }

  func clear() { events = [] }

  /// Converts a point from the control to the window.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { control.convert(CGPoint(x: x, y: y), to: nil) }
  var middle: CGPoint { point(control.bounds.midX, control.bounds.midY) }

  /// Presses at `start`, moves to each of the points, and releases at the last one.
  func drag(_ start: CGPoint, _ points: CGPoint...) {
    host.touchBegan(at: start)
    for point in points {
      host.advance(by: ManualHost.frameDuration)
      host.touchMoved(to: point)
    }
    host.touchEnded(at: points.last ?? start)
  }

  func close() { host.window.close() }
}
