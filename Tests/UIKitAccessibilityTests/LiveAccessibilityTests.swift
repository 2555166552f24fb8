// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// A program on a display and a bus, and a screen reader.
///
/// The test is no job on the main queue, which could run no other job until it ended.
final class LiveAccessibilityTests: XCTestCase {
  private static let accessible = "org.a11y.atspi.Accessible"

  func testAScreenReaderReadsTheProgramPressesAButtonAndHearsOfIt() throws {
    guard let bus = try MessageBus() else { return XCTFail("there is no dbus-daemon; scripts/setup installs it") }
    let reader = FakeScreenReader(busAddress: bus.address, isEnabled: false)
    defer {
      reader.stop()
      bus.stop()
    }
    let address = bus.address
    try MainActor.assumeIsolated { try Self.useProgram(with: reader, busAddress: address) }
  }

  @MainActor
  private static func useProgram(with reader: FakeScreenReader, busAddress: String) throws {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak button] _ in button?.setTitle("Sent", for: .normal) }, for: .touchUpInside)
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 20))
    label.text = "iW"
    let live = try LiveApplication(busAddress: busAddress) { page in
      page.addSubview(button)
      page.addSubview(label)
    }
    defer { live.close() }
    XCTAssertFalse(UIAccessibility.isVoiceOverRunning)

    reader.setEnabled(true)
    guard live.run(until: { reader.application != nil }) else { return XCTFail("the program does not register") }
    XCTAssertTrue(UIAccessibility.isVoiceOverRunning)

    // The main thread waits for these answers: another thread gives them.
    let window = try child(of: "root", reader)
    let element = try child(of: window, reader)
    XCTAssertEqual(reader.call(window, accessible, "GetRoleName"), "('frame',)")
    XCTAssertEqual(name(of: element, reader), "(<'Send'>,)")

    reader.startCall(element, "org.a11y.atspi.Action", "DoAction", "(0,)")
    XCTAssertTrue(live.run { reader.results == ["(true,)"] })
    XCTAssertEqual(name(of: element, reader), "(<'Sent'>,)", "the reply came before the tree with its effect")
    XCTAssertTrue(live.run { reader.events.contains("PropertyChange accessible-name 0 \(element)") })

    // The main thread knows where the characters of a text are.
    let text = try child(1, of: window, reader)
    reader.startCall(text, "org.a11y.atspi.Text", "GetCharacterExtents", "(1, uint32 1)")
    XCTAssertTrue(live.run { reader.results.count == 2 })
    let frame = label.convert(label.rects(of: 1..<2)[0], to: nil).integral
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
    XCTAssertEqual(reader.results.last, "(\(numbers.joined(separator: ", ")))")

    UIAccessibility.post(notification: .announcement, argument: "Done")
    XCTAssertTrue(live.run { reader.events.contains("Announcement  1 \(window)") })

    reader.setEnabled(false)
    XCTAssertTrue(live.run { !UIAccessibility.isVoiceOverRunning })
  }

  private static func name(of object: String, _ reader: FakeScreenReader) -> String? {
    reader.call(object, "org.freedesktop.DBus.Properties", "Get", "('\(accessible)', 'Name')")
  }

  /// Returns the last part of the path of an object's child.
  private static func child(
    _ index: Int = 0, of object: String, _ reader: FakeScreenReader
  ) throws -> String {
    let reply = try XCTUnwrap(reader.call(object, accessible, "GetChildAtIndex", "(\(index),)"))
    return try XCTUnwrap(reply.split(separator: "/").last?.split(separator: "'").first.map(String.init))
  }
}
