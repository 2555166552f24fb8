// SPDX-License-Identifier: MIT

import Foundation

/// An Xorg without hardware: the screen of the dummy driver, and a touchscreen and a touchpad whose input comes from a
/// test.
///
/// Xvfb has neither touch nor gestures, and XTEST cannot generate them.
package final class InputTestServer {
  private static let moduleDirectory = "/usr/lib/xorg/modules"
  package static let screenSize = (width: 1280, height: 800)

  package var displayName: String { server.displayName }
  package let touchscreen: InputTestDevice
  package let touchpad: InputTestDevice
  private let server: TestServer
  private let directory: URL

  /// The reason why such a server cannot run on this machine, or nil if it can.
  package static var obstacle: String? {
    if geteuid() != 0 { return "Xorg opens its devices as root only; run the test as root" }
    let modules = ["input/inputtest_drv.so", "drivers/dummy_drv.so"].map { "\(moduleDirectory)/\($0)" }
    let missing = modules.filter { !FileManager.default.fileExists(atPath: $0) }
    if missing.isEmpty { return nil }
    return "\(missing.joined(separator: ", ")): no such file; run scripts/setup, which installs Xorg and its drivers"
  }

  package init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("passage-input-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let configuration = directory.appendingPathComponent("xorg.conf").path
    let log = directory.appendingPathComponent("xorg.log").path
    try Self.configuration(sockets: directory.path).write(toFile: configuration, atomically: true, encoding: .utf8)
    server = try TestServer(
      command: "Xorg",
      arguments: [
        "-config", configuration, "-logfile", log, "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts",
      ])
    touchscreen = try InputTestDevice(socketPath: "\(directory.path)/touch")
    touchpad = try InputTestDevice(socketPath: "\(directory.path)/touchpad")
  }

  package func stop() {
    server.stop()
    try? FileManager.default.removeItem(at: directory)
  }

  private static func configuration(sockets: String) -> String {
    """
    Section "ServerLayout"
      Identifier "Layout"
      Screen "Screen"
      InputDevice "Touchscreen" "SendCoreEvents"
      InputDevice "Touchpad" "CorePointer"
      InputDevice "Keyboard" "CoreKeyboard"
    EndSection
    Section "ServerFlags"
      Option "AutoAddDevices" "off"
      Option "AutoEnableDevices" "off"
      Option "DontVTSwitch" "on"
      Option "AllowMouseOpenFail" "on"
    EndSection
    \(device("Touchscreen", socket: "\(sockets)/touch", type: "Touch", option: "TouchCount"))
    \(device("Touchpad", socket: "\(sockets)/touchpad", type: "PointerGesture", option: "PointerButtonCount"))
    \(device("Keyboard", socket: "\(sockets)/keyboard", type: "Keyboard", option: nil))
    Section "Device"
      Identifier "Graphics"
      Driver "dummy"
      VideoRam 65536
    EndSection
    Section "Monitor"
      Identifier "Monitor"
      HorizSync 5-200
      VertRefresh 5-200
      Modeline "1280x800" 83.50 1280 1352 1480 1680 800 803 809 831 -hsync +vsync
    EndSection
    Section "Screen"
      Identifier "Screen"
      Device "Graphics"
      Monitor "Monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "1280x800"
        Virtual \(screenSize.width) \(screenSize.height)
      EndSubSection
    EndSection
    """
  }

  private static func device(_ name: String, socket: String, type: String, option: String?) -> String {
    """
    Section "InputDevice"
      Identifier "\(name)"
      Driver "inputtest"
      Option "SocketPath" "\(socket)"
      Option "DeviceType" "\(type)"
      \(option.map { "Option \"\($0)\" \"10\"" } ?? "")
    EndSection
    """
  }
}
