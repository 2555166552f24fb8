// SPDX-License-Identifier: MIT

import Foundation

/// Tests command lines of the optimised gallery, whose path is in the variable FUZZ_GALLERY, without a display.
struct CommandTarget: FuzzTarget {
  private let gallery: URL

  private static let words = [
    "play", "record", "--page", "--size", "--slow", "--reduce-motion", "--list", "--styles", "--help", "--version",
    "--style", "--kind", "--labels", "--seconds", "--stall-main", "--frames", "--out", "push", "navigate", "tab",
    "present", "system", "album", "390x844", "0x0", "16384x16384", "-1", "1e400", "nan", "inf", "0x1p3", "", "-",
    "--", "/dev/null", "99999999999999999999",
  ]
  private static let maximumWords = 10

  init() throws { gallery = try RunningGallery.executable() }

  func run(_ input: inout FuzzInput) {
    let arguments = (0..<input.index(below: Self.maximumWords)).map { _ in
      input.byte() < 200 ? input.element(of: Self.words) : input.string().replacing("\0", with: "")
    }
    let process = Process()
    process.executableURL = gallery
    process.arguments = arguments
    process.environment = ["HOME": "/nonexistent", "PASSAGE_SCALE": input.string().replacing("\0", with: "")]
    // The output goes to a file, because the fuzzer's timer interrupts reading from a pipe.
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-command-\(getpid()).log")
    do {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
    } catch { fail("the gallery did not start: \(error)") }
    process.waitUntilExit()
    let message = (try? Data(contentsOf: errors)) ?? Data()

    check(process.terminationReason == .exit, "\(arguments) ended it with signal \(process.terminationStatus)")
    check((0...3).contains(process.terminationStatus), "\(arguments) has status \(process.terminationStatus)")
    check(process.terminationStatus == 0 || !message.isEmpty, "\(arguments) failed without a message")
  }
}
