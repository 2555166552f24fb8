// SPDX-License-Identifier: MIT

import Foundation

/// Tests the optimised gallery against everything that another client can do: it must keep running, print nothing and
/// respond.
///
/// The last input alone may not reproduce a failure. Everything that was sent to the running program is therefore
/// written to the file whose path is in the variable FUZZ_HISTORY.
final class ProgramTarget: FuzzTarget {
  private var gallery: RunningGallery?
  private var client: HostileClient?
  private var history: [UInt8] = []
  private var inputs = 0

  /// The time limit of a response in seconds. One second is required; the others allow for a busy machine.
  private static let answerLimit = 5.0
  private static let inputsBetweenChecks = 16
  /// The number of inputs after which the program is started again, so that a history stays short.
  private static let inputsPerProgram = 256

  init() throws { _ = try RunningGallery.executable() }

  func run(_ input: inout FuzzInput) {
    let gallery = runningGallery()
    let count = (input.count + HostileClient.operationLength - 1) / HostileClient.operationLength
    let bytes = input.bytes(count * HostileClient.operationLength)
    history += bytes
    var operations = FuzzInput(bytes)
    while !operations.isEmpty { client?.perform(&operations) }

    inputs += 1
    verify(gallery.process.isRunning, "the program has ended")
    verify(gallery.output.isEmpty, "the program wrote something")
    if inputs % Self.inputsBetweenChecks == 0 || history.count == bytes.count {
      verify(gallery.answersPing(limit: Self.answerLimit), "the program does not answer a ping")
      verify(gallery.answersClick(limit: Self.answerLimit), "the program does not answer a click")
    }
    if inputs % Self.inputsPerProgram == 0 { stop() }
  }

  private func runningGallery() -> RunningGallery {
    if let gallery { return gallery }
    do {
      let log = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-gallery-\(getpid()).log")
      let started = try RunningGallery(log: log)
      gallery = started
      client = HostileClient(window: started.window)
      return started
    } catch {
      fail("the gallery did not start: \(error)")
    }
  }

  private func stop() {
    if let gallery { print("slowest answer: \(gallery.slowestAnswer.formatted()) s") }
    (gallery, client, history) = (nil, nil, [])
  }

  private func verify(_ condition: Bool, _ message: String) {
    guard !condition, let gallery else { return }
    if let path = ProcessInfo.processInfo.environment["FUZZ_HISTORY"] {
      try? Data(history).write(to: URL(fileURLWithPath: path))
    }
    let status = gallery.process.isRunning ? "running" : "status \(gallery.process.terminationStatus)"
    let output = gallery.output
    self.gallery = nil
    fail("\(message) (\(status)); it wrote: \(output)")
  }
}
