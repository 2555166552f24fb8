// SPDX-License-Identifier: MIT

import Foundation

/// A device of an ``InputTestServer``. The server treats the messages sent to it as hardware input.
///
/// It uses version 1.1 of the protocol of Xorg's inputtest driver (xf86-input-inputtest-protocol.h). Messages begin
/// with their length and their type, in the machine's byte order and with the padding of C structures.
package final class InputTestDevice {
  /// The phases of touches and gestures, with the numbers of the corresponding events.
  package enum Phase: UInt16 {
    case began, changed, ended
  }

  private enum Message: UInt32 {
    case clientVersion, waitForSync, motion, proximity, button, key, touch, pinch, swipe
  }

  private static let protocolVersion: (UInt16, UInt16) = (1, 1)
  private static let headerSize = 8
  /// The number of axes in a message, which has a mask and two values for each of them.
  private static let axisCount = 64
  /// The event types of XInput.
  private static let firstTouchEvent: UInt32 = 18
  private static let firstPinchEvent: UInt16 = 27
  private static let firstSwipeEvent: UInt16 = 30
  /// The range of the axes of a touchscreen.
  package static let touchRange = 65_535.0

  private let descriptor: Int32

  /// Connects to the driver, which accepts a single connection. When it is closed, the server enters a busy loop.
  init(socketPath: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else {
      throw TestServer.Failure(description: "no device at \(socketPath): \(String(cString: strerror(errno)))")
    }
    send(.clientVersion) { $0 += bytes(Self.protocolVersion.0) + bytes(Self.protocolVersion.1) }
    receive()
  }

  deinit { close(descriptor) }

  // MARK: Input

  /// Sends a touch of a touchscreen, in fractions of the screen's width and height.
  package func touch(_ id: UInt32, _ phase: Phase, x: Double, y: Double) {
    send(.touch) {
      $0 += bytes(id) + bytes(Self.firstTouchEvent + UInt32(phase.rawValue))
      $0 += axes([0: x * Self.touchRange, 1: y * Self.touchRange])
    }
    synchronize()
  }

  /// Moves the pointer by a distance in pixels.
  package func movePointer(dx: Double, dy: Double) { move([0: dx, 1: dy]) }

  /// Scrolls with two fingers on a touchpad, in the driver's units.
  package func scroll(dx: Double, dy: Double) { move([2: dx, 3: dy]) }

  /// Pinches and rotates with fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers, relative to that at the beginning.
  ///   - degrees: The rotation since the previous event, clockwise.
  package func pinch(_ phase: Phase, scale: Double, degrees: Double, fingers: UInt16 = 2) {
    send(.pinch) {
      $0 += bytes(Self.firstPinchEvent + phase.rawValue) + bytes(fingers) + bytes(UInt32(0))
      for value in [0, 0, 0, 0, scale, degrees] { $0 += bytes(value) }
    }
    synchronize()
  }

  /// Swipes with three or more fingers on a touchpad.
  package func swipe(_ phase: Phase, dx: Double, dy: Double, fingers: UInt16 = 3) {
    send(.swipe) {
      $0 += bytes(Self.firstSwipeEvent + phase.rawValue) + bytes(fingers) + bytes(UInt32(0))
      for value in [dx, dy, dx, dy] { $0 += bytes(value) }
    }
    synchronize()
  }

  private func move(_ values: [Int: Double]) {
    send(.motion) {
      let isAbsolute: UInt32 = 0
      $0 += bytes(isAbsolute) + bytes(UInt32(0)) + axes(values)
    }
    synchronize()
  }

  /// Waits until the server has read all messages.
  private func synchronize() {
    send(.waitForSync) { _ in }
    receive()
  }

  // MARK: Messages

  private func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

  private func axes(_ values: [Int: Double]) -> [UInt8] {
    let hasUnaccelerated: UInt32 = 0
    let mask = values.keys.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1) }
    let padding: UInt32 = 0
    let accelerated = (0..<Self.axisCount).flatMap { bytes(values[$0] ?? 0) }
    return bytes(hasUnaccelerated) + bytes(mask) + bytes(padding) + accelerated
      + [UInt8](repeating: 0, count: Self.axisCount * MemoryLayout<Double>.size)
  }

  private func send(_ message: Message, _ fill: (inout [UInt8]) -> Void) {
    var body: [UInt8] = []
    fill(&body)
    let data = bytes(UInt32(Self.headerSize + body.count)) + bytes(message.rawValue) + body
    _ = write(descriptor, data, data.count)
  }

  /// Reads the server's reply.
  private func receive() {
    var header = [UInt8](repeating: 0, count: Self.headerSize)
    guard recv(descriptor, &header, header.count, Int32(MSG_WAITALL)) == header.count else { return }
    let length = header.withUnsafeBytes { Int($0.load(as: UInt32.self)) }
    guard length > header.count else { return }
    var rest = [UInt8](repeating: 0, count: length - header.count)
    _ = recv(descriptor, &rest, rest.count, Int32(MSG_WAITALL))
  }
}
