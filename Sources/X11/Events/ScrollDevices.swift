// SPDX-License-Identifier: MIT

import CX11
import Foundation

/// The scroll valuators of every pointing device. Valuators only ever count up and down; a scroll is the difference from
/// where one last stood.
final class ScrollDevices {
  enum Scroll: Equatable {
    /// A scroll whose start is not known; the next one is.
    case unknownStart
    /// The fingers left the touchpad.
    case stopped
    /// In notches, as in ``ScrollEvent``.
    case moved(ScrollDelta, isContinuous: Bool)
  }

  private struct Axis {
    let isVertical: Bool
    /// What the valuator moves in one notch.
    let increment: Double
    var last: Double?
  }

  private struct Device {
    var axes: [Int32: Axis] = [:]
    var isContinuous = false
  }

  private unowned let connection: Connection
  private var devices: [Int32: Device] = [:]

  /// A scroll is in whole notches when it is this close to them.
  private static let notchTolerance = 0.001

  init(connection: Connection) {
    self.connection = connection
    refreshAll()
  }

  func refreshAll() {
    devices = [:]
    refresh(device: Int32(XIAllDevices))
  }

  /// Reads a device's axes, and where they stand now.
  func refresh(device: Int32) {
    guard connection.extensions.xinput?.isAtLeast(2, 1) == true else { return }
    // A device named in an event that waited in the queue may be gone.
    _ = connection.trappingErrors {
      var count: Int32 = 0
      guard let infos = XIQueryDevice(connection.display, device, &count) else { return }
      defer { XIFreeDeviceInfo(infos) }
      for info in UnsafeBufferPointer(start: infos, count: Int(count)) {
        devices[info.deviceid] = Self.device(info, wasContinuous: devices[info.deviceid]?.isContinuous ?? false)
      }
    }
  }

  /// What a motion event scrolls; nil when it carries no scroll valuator.
  func consume(_ event: XIDeviceEvent) -> Scroll? {
    guard var device = devices[event.sourceid], !device.axes.isEmpty else { return nil }
    var delta = ScrollDelta.zero
    var found = false
    var knownStart = true
    for (number, value) in Self.values(event.valuators) {
      guard let axis = device.axes[number] else { continue }
      found = true
      device.axes[number]?.last = value
      guard let last = axis.last else {
        knownStart = false
        continue
      }
      let notches = -(value - last) / axis.increment
      if axis.isVertical { delta.dy += notches } else { delta.dx += notches }
    }
    guard found else { return nil }
    if !Self.isWhole(delta.dx) || !Self.isWhole(delta.dy) { device.isContinuous = true }
    devices[event.sourceid] = device
    if delta == .zero { return knownStart ? .stopped : .unknownStart }
    return .moved(delta, isContinuous: device.isContinuous)
  }

  private static func isWhole(_ notches: Double) -> Bool {
    abs(notches - notches.rounded()) < notchTolerance
  }

  private static func values(_ state: XIValuatorState) -> [(Int32, Double)] {
    var values: [(Int32, Double)] = []
    for number in 0..<(state.mask_len * 8) where xi_mask_is_set(state.mask, number) != 0 {
      values.append((number, state.values[values.count]))
    }
    return values
  }

  private static func device(_ info: XIDeviceInfo, wasContinuous: Bool) -> Device {
    var positions: [Int32: Double] = [:]
    var scrolls: [XIScrollClassInfo] = []
    for case .some(let any) in UnsafeBufferPointer(start: info.classes, count: Int(info.num_classes)) {
      let raw = UnsafeRawPointer(any)
      if any.pointee.type == XIValuatorClass {
        let valuator = raw.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
        positions[valuator.number] = valuator.value
      } else if any.pointee.type == XIScrollClass {
        scrolls.append(raw.assumingMemoryBound(to: XIScrollClassInfo.self).pointee)
      }
    }
    var device = Device(isContinuous: wasContinuous || String(cString: info.name).lowercased().contains("touchpad"))
    for scroll in scrolls where scroll.increment != 0 {
      device.axes[scroll.number] = Axis(
        isVertical: scroll.scroll_type == XIScrollTypeVertical, increment: scroll.increment,
        last: positions[scroll.number])
    }
    return device
  }
}
