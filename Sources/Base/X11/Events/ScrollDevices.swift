// SPDX-License-Identifier: MIT

import CX11
import Foundation

/// The scroll valuators of every pointing device.
final class ScrollDevices {
  private unowned let connection: Connection
  private var devices: [Int32: ScrollAxes] = [:]

  init(connection: Connection) { self.connection = connection }

  func refreshAll() {
    devices = [:]
    query(device: Int32(XIAllDevices))
  }

  /// Reads a device's axes and their current values. It sends no request for a device that does not scroll.
  func refresh(device: Int32) {
    if let axes = devices[device], axes.axes.isEmpty { return }
    read(device: device)
  }

  /// Handles that another device moves the pointer, or that a device has other axes. The positions in the event are
  /// those of its own time; with the current ones, the events in between would be counted twice.
  func update(from event: XIDeviceChangedEvent) {
    guard connection.extensions.xinput?.isAtLeast(2, 1) == true else { return }
    devices[event.sourceid] = Self.axes(
      UnsafeBufferPointer(start: event.classes, count: Int(event.num_classes)),
      isContinuous: devices[event.sourceid]?.isContinuous ?? false)
  }

  /// Reads the axes of a device. A reused number may belong to a different device.
  func read(device: Int32) {
    // A device named in an event that was in the queue may no longer exist.
    _ = connection.trappingErrors { query(device: device) }
  }

  private func query(device: Int32) {
    guard connection.pointerExtension?.isAtLeast(2, 1) == true else { return }
    let request = XNextRequest(connection.display)
    var count: Int32 = 0
    guard let infos = XIQueryDevice(connection.display, device, &count) else { return }
    defer { XIFreeDeviceInfo(infos) }
    for info in UnsafeBufferPointer(start: infos, count: Int(count)) {
      let isTouchpad = String(cString: info.name).lowercased().contains("touchpad")
      devices[info.deviceid] = Self.axes(
        UnsafeBufferPointer(start: info.classes, count: Int(info.num_classes)),
        isContinuous: isTouchpad || devices[info.deviceid]?.isContinuous ?? false)
      devices[info.deviceid]?.positionRequest = request
    }
  }

  /// Returns the scroll distance of a motion event, or nil if it contains no scroll valuator.
  func consume(_ event: XIDeviceEvent) -> ScrollAxes.Scroll? {
    devices[event.sourceid]?.consume(Self.values(event.valuators), serial: event.serial)
  }

  private static func values(_ state: XIValuatorState) -> [(number: Int32, value: Double)] {
    var values: [(number: Int32, value: Double)] = []
    for number in 0..<(state.mask_len * 8) where xi_mask_is_set(state.mask, number) != 0 {
      values.append((number, state.values[values.count]))
    }
    return values
  }

  private static func axes(
    _ classes: UnsafeBufferPointer<UnsafeMutablePointer<XIAnyClassInfo>?>, isContinuous: Bool
  ) -> ScrollAxes {
    var positions: [Int32: Double] = [:]
    var scrolls: [XIScrollClassInfo] = []
    for case .some(let any) in classes {
      let raw = UnsafeRawPointer(any)
      if any.pointee.type == XIValuatorClass {
        let valuator = raw.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
        positions[valuator.number] = valuator.value
      } else if any.pointee.type == XIScrollClass {
        scrolls.append(raw.assumingMemoryBound(to: XIScrollClassInfo.self).pointee)
      }
    }
    var axes = ScrollAxes(isContinuous: isContinuous)
    for scroll in scrolls where scroll.increment != 0 {
      axes.axes[scroll.number] = ScrollAxes.Axis(
        isVertical: scroll.scroll_type == XIScrollTypeVertical, increment: scroll.increment,
        last: positions[scroll.number])
    }
    return axes
  }
}
