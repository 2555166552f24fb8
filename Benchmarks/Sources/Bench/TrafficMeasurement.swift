// SPDX-License-Identifier: MIT
import Foundation

/// The traffic on the connection in each frame of a transition.
struct TrafficMeasurement: Codable {
  let bytesToServer, bytesToClient, requests: Double

  /// The difference between the number of the proxy's display and that of the server.
  private static let displayOffset = 100

  static func run(_ subject: Subject, tools: String, seconds: Double) throws(BenchError) -> TrafficMeasurement {
    let (proxy, display) = try startProxy(tools)
    defer { end(proxy, on: display) }
    let child = try Child(subject.play, display: display)
    defer { child.end() }
    _ = try child.expect("START", within: PlayMeasurement.timeout)
    _ = try counts(of: proxy)
    let end = try child.expect("END", within: seconds + PlayMeasurement.timeout)
    let counts = try counts(of: proxy)
    guard let frames = end.split(separator: " ").last.flatMap({ Double($0) }), frames > 0, counts.count == 3 else {
      throw BenchError("\(subject.name): no traffic counted")
    }
    return TrafficMeasurement(
      bytesToServer: counts[0] / frames, bytesToClient: counts[1] / frames, requests: counts[2] / frames)
  }

  /// Returns the bytes, in both directions, of a program that has had some time to come to rest.
  static func atRest(
    _ command: [String], tools: String, after settling: Double, seconds: Double
  ) throws(BenchError) -> Double {
    let (proxy, display) = try startProxy(tools)
    defer { end(proxy, on: display) }
    let child = try Child(command, display: display)
    defer { child.end() }
    Thread.sleep(forTimeInterval: settling)
    _ = try counts(of: proxy)
    Thread.sleep(forTimeInterval: seconds)
    return try counts(of: proxy).prefix(2).reduce(0, +)
  }

  private static func startProxy(_ tools: String) throws(BenchError) -> (proxy: Child, display: String) {
    let target = try displayNumber()
    let listening = target + displayOffset
    let proxy = try Child(["\(tools)/count-bytes", "\(listening)", "\(target)"])
    _ = try proxy.expect("READY", within: PlayMeasurement.timeout)
    return (proxy, ":\(listening)")
  }

  private static func end(_ proxy: Child, on display: String) {
    proxy.end()
    unlink("/tmp/.X11-unix/X\(display.dropFirst())")
  }

  /// Returns the counts since the last call.
  private static func counts(of proxy: Child) throws(BenchError) -> [Double] {
    proxy.signal(SIGUSR1)
    return try proxy.expect("to_server", within: PlayMeasurement.timeout).split(separator: " ").compactMap {
      Double($0)
    }
  }

  private static func displayNumber() throws(BenchError) -> Int {
    let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    guard display.hasPrefix(":"), let number = Int(display.dropFirst().prefix { $0.isNumber }) else {
      throw BenchError("DISPLAY must name a server on this machine, as :1 does")
    }
    return number
  }
}
