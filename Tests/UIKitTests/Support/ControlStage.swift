// SPDX-License-Identifier: MIT
import UIKit

/// A window of 400x600 with one control in it, and the events that the control sends, in order.
@MainActor
final class ControlStage<Control: UIControl> {
  let host: ManualHost
  let control: Control
  private(set) var events: [String] = []

  /// - Parameter frame: of the control; nil leaves it its own, at (100, 100).
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

  /// How often the value changed.
  var changes: Int { events.count { $0 == "value" } }

  func clear() { events = [] }

  /// A point of the control, in the window.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { control.convert(CGPoint(x: x, y: y), to: nil) }
  var middle: CGPoint { point(control.bounds.midX, control.bounds.midY) }

  /// Presses at `start`, goes to each of the points, and lets go at the last.
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
