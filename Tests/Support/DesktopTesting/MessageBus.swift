// SPDX-License-Identifier: MIT

import Foundation

/// A private session bus, on which no services are started.
package final class MessageBus {
  package let address: String
  private let daemon = Process()
  private let directory: URL

  /// Starts `dbus-daemon`. Returns nil if there is none, in which case the test is to be skipped.
  package init?() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("passage-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let configuration = directory.appendingPathComponent("bus.conf")
    try Self.configuration(socket: directory.appendingPathComponent("socket").path)
      .write(to: configuration, atomically: true, encoding: .utf8)
    let output = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    daemon.arguments = ["dbus-daemon", "--nofork", "--print-address", "--config-file=\(configuration.path)"]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    // The daemon writes its address when it is ready. If it dies, the pipe closes.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if address.isEmpty {
      stop()
      return nil
    }
  }

  deinit { stop() }

  package func stop() {
    if daemon.isRunning { daemon.terminate() }
    daemon.waitUntilExit()
    try? FileManager.default.removeItem(at: directory)
  }

  private static func configuration(socket: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>unix:path=\(socket)</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """
  }
}
