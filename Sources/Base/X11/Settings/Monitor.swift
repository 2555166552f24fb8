// SPDX-License-Identifier: MIT

import CX11

/// A monitor of an X screen: the part of the screen that it shows.
package struct Monitor: Hashable, Sendable {
  /// The output's name, such as "DP-1".
  package let name: String
  /// The frame in pixels of the X screen.
  package let frame: PixelRect
  package let isPrimary: Bool

  package init(name: String, frame: PixelRect, isPrimary: Bool) {
    self.name = name
    self.frame = frame
    self.isPrimary = isPrimary
  }
}

extension Monitor {
  /// The distance from the screen's top left, in pixels along both axes.
  fileprivate var distance: Int { frame.x + frame.y }
}

extension Connection {
  /// Reads the monitors of this connection's screen, the primary one first. If none is marked as primary, the one
  /// nearest to the top left is first, independently of the order in which they were made. There is at least one:
  /// without monitors or RandR 1.5, it is as large as the screen.
  package func readMonitors() -> [Monitor] {
    let size = screenSize
    let whole = Monitor(
      name: "screen", frame: PixelRect(x: 0, y: 0, width: size.width, height: size.height), isPrimary: true)
    guard !isLost, extensions.randr?.isAtLeast(1, 5) == true else { return [whole] }
    var count: Int32 = 0
    guard let infos = XRRGetMonitors(display, rootWindow, True, &count) else { return [whole] }
    defer { XRRFreeMonitors(infos) }
    let monitors = UnsafeBufferPointer(start: infos, count: Int(max(count, 0))).map(monitor).filter {
      !$0.frame.isEmpty
    }
    let primary = monitors.first(where: \.isPrimary) ?? monitors.min { $0.distance < $1.distance } ?? whole
    return [primary] + monitors.filter { $0 != primary }
  }

  private func monitor(_ info: XRRMonitorInfo) -> Monitor {
    let name = info.name == 0 ? nil : XGetAtomName(display, info.name)
    defer { if let name { XFree(name) } }
    return Monitor(
      name: name.map { String(cString: $0) } ?? "",
      frame: PixelRect(x: Int(info.x), y: Int(info.y), width: Int(info.width), height: Int(info.height)),
      isPrimary: info.primary != 0)
  }
}
