// SPDX-License-Identifier: MIT

import CX11
import Foundation

@testable import X11

/// Tests the extension's events, which only a server can send, with arbitrary fields.
struct XInputTarget: FuzzTarget {
  private let connection: X11.Connection
  private let window: X11.Window

  init() throws {
    connection = try X11.Connection()
    window = X11.Window(connection: connection, size: PixelSize(width: 64, height: 64), title: "fuzz", appID: "fuzz")
    connection.beginInput()
  }

  func run(_ input: inout FuzzInput) {
    while !input.isEmpty {
      for (_, event) in decode(&input) { checkNumbers(of: event) }
    }
  }

  private func decode(_ input: inout FuzzInput) -> [EventDecoder.Event] {
    let type = Int32(input.index(below: Int(XI_LASTEVENT) + 1))
    switch Int(type) {
    case Int(XI_Enter), Int(XI_Leave):
      var event = XIEnterEvent()
      event.evtype = type
      (event.event_x, event.event_y) = (input.double(), input.double())
      (event.mode, event.detail, event.sourceid) = (input.integer(), input.integer(), Int32(input.byte()))
      event.event = eventWindow(&input)
      event.time = input.integer()
      return withUnsafePointer(to: event) { connection.decoder.decodeXInput(type: type, data: $0) }
    case Int(XI_GesturePinchBegin), Int(XI_GesturePinchUpdate), Int(XI_GesturePinchEnd):
      var event = XIGesturePinchEvent()
      event.evtype = type
      (event.event_x, event.event_y) = (input.double(), input.double())
      (event.scale, event.delta_angle, event.flags) = (input.double(), input.double(), input.integer())
      event.event = eventWindow(&input)
      event.time = input.integer()
      return withUnsafePointer(to: event) { connection.decoder.decodeXInput(type: type, data: $0) }
    default:
      return decodeDevice(type, &input)
    }
  }

  private func decodeDevice(_ type: Int32, _ input: inout FuzzInput) -> [EventDecoder.Event] {
    guard Int(type) <= Int(XI_Motion) || (Int(XI_TouchBegin)...Int(XI_TouchEnd)).contains(Int(type)) else { return [] }
    guard Int(type) != Int(XI_DeviceChanged) else { return [] }
    var event = XIDeviceEvent()
    event.evtype = type
    (event.event_x, event.event_y) = (input.double(), input.double())
    (event.detail, event.flags, event.sourceid) = (input.integer(), input.integer(), Int32(input.byte() % 16))
    event.mods.effective = input.integer()
    event.event = eventWindow(&input)
    event.time = input.integer()
    var mask = input.bytes(input.index(below: 5))
    let set = mask.reduce(0) { $0 + $1.nonzeroBitCount }
    var values = (0..<set).map { _ in input.double() }
    return mask.withUnsafeMutableBufferPointer { mask in
      values.withUnsafeMutableBufferPointer { values in
        event.valuators = XIValuatorState(
          mask_len: Int32(mask.count), mask: mask.baseAddress, values: values.baseAddress)
        return withUnsafePointer(to: event) { connection.decoder.decodeXInput(type: type, data: $0) }
      }
    }
  }

  private func eventWindow(_ input: inout FuzzInput) -> UInt { input.bool() ? window.xid : input.integer() }

  private func checkNumbers(of event: WindowEvent) {
    switch event {
    case .pointer(let pointer): check(pointer.time.isFinite, "a pointer's time is \(pointer.time)")
    case .scroll(let scroll): check(scroll.time.isFinite, "a scroll's time is \(scroll.time)")
    case .touch(let touch): check(touch.time.isFinite, "a touch's time is \(touch.time)")
    default: break
    }
  }
}
