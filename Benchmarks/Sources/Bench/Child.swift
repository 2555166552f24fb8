// SPDX-License-Identifier: MIT
import Foundation

/// A child process whose output is read line by line.
final class Child {
  let name: String
  private let process = Process()
  private let output: FileHandle
  private var buffer: [UInt8] = []

  /// Starts a program with arguments, on the given display or on that of this process.
  init(_ command: [String], display: String? = nil) throws(BenchError) {
    name = command[0]
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = pipe
    if let display {
      process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    }
    do { try process.run() } catch { throw BenchError("\(name) does not start: \(error.localizedDescription)") }
  }

  var pid: pid_t { process.processIdentifier }

  /// Returns the next line, or nil at the end of the output.
  func readLine(within seconds: Double) throws(BenchError) -> String? {
    let deadline = monotonicSeconds() + seconds
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      var polled = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = max(0, deadline - monotonicSeconds())
      guard poll(&polled, 1, Int32(left * 1000) + 1) > 0 || left > 0 else {
        throw BenchError("\(name) printed nothing for \(seconds) s")
      }
      guard polled.revents != 0 else { continue }
      let bytes = output.availableData
      if bytes.isEmpty { return nil }
      buffer += bytes
    }
  }

  /// Waits for output. Returns false if there was none within `seconds`.
  func hasOutput(within seconds: Double) -> Bool {
    var polled = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return buffer.contains(UInt8(ascii: "\n")) || poll(&polled, 1, Int32(seconds * 1000)) > 0
  }

  /// Reads up to the line that begins with `prefix`, and returns that line.
  func expect(_ prefix: String, within seconds: Double) throws(BenchError) -> String {
    while let line = try readLine(within: seconds) {
      if line.hasPrefix(prefix) { return line }
    }
    throw BenchError("\(name) ended without printing \(prefix)")
  }

  func signal(_ number: Int32) { kill(pid, number) }

  /// Ends the program and waits for it.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }
}

func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
