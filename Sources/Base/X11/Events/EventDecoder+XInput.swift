// SPDX-License-Identifier: MIT

import CX11
import Foundation

extension EventDecoder {
  func decodeGeneric(_ event: inout XEvent) -> [Event] {
    guard let xinput = connection.pointerExtension, event.xcookie.extension == xinput.opcode,
      XGetEventData(connection.display, &event.xcookie) != 0, let data = event.xcookie.data
    else { return [] }
    defer { XFreeEventData(connection.display, &event.xcookie) }
    return decodeXInput(type: event.xcookie.evtype, data: data)
  }

  /// Decodes an XInput 2 event.
  ///
  /// - Parameter data: The structure that XInput 2 defines for events of this type.
  func decodeXInput(type: Int32, data: UnsafeRawPointer) -> [Event] {
    switch type {
    case XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      return decodeDevice(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
    case XI_Enter, XI_Leave:
      return decodeXInputCrossing(data.assumingMemoryBound(to: XIEnterEvent.self).pointee)
    case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
      return decodePinch(data.assumingMemoryBound(to: XIGesturePinchEvent.self).pointee)
    case XI_DeviceChanged:
      scrollDevices.update(from: data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee)
      return []
    case XI_HierarchyChanged:
      outdated.devices = true
      return []
    default:
      return []
    }
  }

  private func decodeDevice(_ event: XIDeviceEvent) -> [Event] {
    refreshDevices()
    let sample = PointerSample(
      window: event.event, location: CGPoint(x: event.event_x, y: event.event_y),
      time: connection.seconds(serverMilliseconds: event.time),
      modifiers: modifierMap.modifiers(state: UInt32(bitPattern: event.mods.effective)), device: Int(event.sourceid))
    switch event.evtype {
    case XI_ButtonPress, XI_ButtonRelease:
      if isEmulated(event) { return [] }
      let isDown = event.evtype == XI_ButtonPress
      if isDown { connection.window(event.event)?.noteUserTime(event.time) }
      return decodeButton(Int(event.detail), isDown: isDown, sample)
    case XI_Motion:
      return isEmulated(event) ? [] : decodeMotion(event, sample)
    default:
      if event.evtype == XI_TouchBegin { connection.window(event.event)?.noteUserTime(event.time) }
      return [touch(event, sample)]
    }
  }

  /// Returns whether the server made the event from a touch or a scroll that is also delivered as such.
  private func isEmulated(_ event: XIDeviceEvent) -> Bool {
    guard event.flags & Int32(XIPointerEmulated) != 0 else { return false }
    let selectsTouch = connection.extensions.xinput?.isAtLeast(2, 2) == true
    return selectsTouch || (event.evtype != XI_Motion && (4...7).contains(event.detail))
  }

  private func decodeMotion(_ event: XIDeviceEvent, _ sample: PointerSample) -> [Event] {
    let scroll = scrollDevices.consume(event)
    var events: [Event] = []
    if scroll == nil || Self.moves(event.valuators) { events.append(pointerEvent(.moved, sample)) }
    guard let scroll else { return events }
    switch scroll {
    case .unknownStart: break
    case .stopped: events.append(scrollEvent(.zero, isContinuous: true, phase: .ended, sample))
    case .moved(let delta, let isContinuous):
      events.append(scrollEvent(delta, isContinuous: isContinuous, phase: .changed, sample))
    }
    return events
  }

  /// Returns whether the event moves the pointer, whose own valuators are 0 and 1.
  private static func moves(_ valuators: XIValuatorState) -> Bool {
    valuators.mask_len > 0 && valuators.mask[0] & 0b11 != 0
  }

  private func touch(_ event: XIDeviceEvent, _ sample: PointerSample) -> Event {
    let phase: TouchEvent.Phase =
      switch event.evtype {
      case XI_TouchBegin: .began
      case XI_TouchUpdate: .moved
      default: .ended
      }
    let touch = TouchEvent(
      id: Int(event.detail), phase: phase, location: sample.location, time: sample.time, modifiers: sample.modifiers)
    return (sample.window, .touch(touch))
  }

  private func decodeXInputCrossing(_ event: XIEnterEvent) -> [Event] {
    let isEnter = event.evtype == XI_Enter
    // Scrolling that happened while the pointer was elsewhere must not arrive as a single jump.
    if isEnter { scrollDevices.refresh(device: event.sourceid) }
    let sample = PointerSample(
      window: event.event, location: CGPoint(x: event.event_x, y: event.event_y),
      time: connection.seconds(serverMilliseconds: event.time),
      modifiers: modifierMap.modifiers(state: UInt32(bitPattern: event.mods.effective)), device: Int(event.sourceid))
    return decodeCrossing(isEnter: isEnter, mode: event.mode, detail: event.detail, sample)
  }

  private func decodePinch(_ event: XIGesturePinchEvent) -> [Event] {
    let phase: PinchEvent.Phase =
      switch event.evtype {
      case XI_GesturePinchBegin: .began
      case XI_GesturePinchUpdate: .changed
      default: event.flags & Int32(XIGesturePinchEventCancelled) != 0 ? .cancelled : .ended
      }
    if phase == .began { pinchAngle = 0 }
    pinchAngle += event.delta_angle * .pi / 180
    let pinch = PinchEvent(
      phase: phase, scale: event.scale, angle: pinchAngle, location: CGPoint(x: event.event_x, y: event.event_y),
      time: connection.seconds(serverMilliseconds: event.time),
      modifiers: modifierMap.modifiers(state: UInt32(bitPattern: event.mods.effective)))
    return [(event.event, .pinch(pinch))]
  }
}
