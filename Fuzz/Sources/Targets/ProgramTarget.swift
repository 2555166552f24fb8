// SPDX-License-Identifier: MIT

import Foundation

/// What another client can do, against the optimised gallery: it stays alive and silent, and answers.
///
/// A failure's input alone may not repeat it. Everything that the running program was sent is therefore written to the
/// file that the variable FUZZ_HISTORY names.
final class ProgramTarget: FuzzTarget {
  private var gallery: RunningGallery?
  private var client: HostileClient?
  private var history: [UInt8] = []
  private var inputs = 0

  /// Seconds. One is asked for; the others are for a busy machine.
  private static let answerLimit = 5.0
  private static let inputsBetweenChecks = 16
  /// Programs are started anew after this many inputs, so that a history stays short.
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
