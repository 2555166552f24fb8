// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation

// Sends random input to the optimised gallery and checks that it still works. `scripts/abuse` builds both, starts a
// server and a window manager, and calls this program.

/// Prints a line at once, even to a file or a pipe.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

private func pages(_ options: Options) throws -> [String] {
  if let page = options.page { return [page] }
  let list = try ProgramProcess(options.gallery, ["--list"])
  guard list.exitStatus() == 0 else { throw AbuseError("the gallery does not list its pages: \(list.errors)") }
  return list.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
}

/// Runs one seed after the other. Returns whether all passed.
private func abuse(_ options: Options, _ trial: Trial) throws -> Bool {
  let pages = try pages(options)
  let deadline = options.minutes.map { Date(timeIntervalSinceNow: $0 * 60) }
  var seed = options.seed
  var total = 0
  repeat {
    let run = SeededRun(
      seed: seed, page: pages[Int(seed) % pages.count], poisonsFreedMemory: options.poisonsFreedMemory,
      actions: options.actions, deadline: deadline)
    let outcome = try run.run(trial)
    total += outcome.actions
    say(
      "seed \(seed), page \(run.page)\(run.poisonsFreedMemory ? ", poisoned" : ""): \(outcome.actions) actions in "
        + "\(Int(outcome.seconds)) s; \(outcome.memoryUsages.last?.description ?? "")")
    if let (failure, _) = outcome.failure, !failure.isOfProgram {
      say("seed \(seed) ends early: \(failure)")
    } else if let (failure, script) = outcome.failure {
      say("seed \(seed) fails: \(failure)")
      try report(failure, script, options, trial)
      return false
    }
    seed += 1
  } while deadline.map { $0 > Date() } ?? false
  say("\(total) actions, seeds \(options.seed) to \(seed - 1): running, silent, idle, responsive, not grown")
  return true
}

/// Reduces and prints a failing script. A script that leads to growth is not reduced, because all of it contributes.
private func report(_ failure: Failure, _ script: Script, _ options: Options, _ trial: Trial) throws {
  var script = script
  if failure.kind != .growing {
    let deadline = Date(timeIntervalSinceNow: options.shrinkMinutes * 60)
    script = try Shrinker(trial: trial, kind: failure.kind, deadline: deadline).shrink(script)
  }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "abuse-\(ProcessInfo.processInfo.processIdentifier).txt")
  try script.description.write(to: file, atomically: true, encoding: .utf8)
  if script.events.count <= 400 { say(script.description) }
  say("\(script.events.count) events are in \(file.path); replay them with: scripts/abuse --replay \(file.path)")
}

private func replay(_ file: String, _ trial: Trial) throws -> Bool {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
    throw AbuseError("there is no script \(file) to read", exitStatus: 2)
  }
  let failure = try trial.failure(of: try Script(text: text))
  say(failure.map { "the script fails: \($0); the window is in \(Trial.picture.path)" } ?? "the script passes")
  return failure == nil
}

private func run() throws -> Bool {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let trial = Trial(gallery: options.gallery, server: options.server)
  if let file = options.replay { return try replay(file, trial) }
  if options.measuresMemory { return try MemoryMeasurement(trial: trial).run() }
  return try abuse(options, trial)
}

do {
  exit(try run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("abuse: \(error)\n".utf8))
  exit((error as? AbuseError)?.exitStatus ?? 3)
}
