// SPDX-License-Identifier: MIT
import Diagnostics
import UIKit

/// The program's entry point, which reads the command line and runs the command.
package enum GalleryMain {
  package static func main() {
    reopenStandardStreams()
    // Without these, a closed pipe or a file that is too large ends the program. With them, both are write errors,
    // which are reported.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do throws(UsageError) {
      run(try CommandParser.parse(Array(CommandLine.arguments.dropFirst())))
    } catch {
      fail(error.description, status: ExitStatus.usage)
    }
  }

  private static func run(_ command: Command) {
    switch command {
    case .help: say(Usage.text)
    case .version: say("gallery \(Usage.version)")
    case .listPages: say(Catalog.pages.map { "\($0.id)\t\($0.title)" }.joined(separator: "\n"))
    case .listStyles:
      say(Catalog.styles.map { "\($0.id)\t\($0.kindList)\t\($0.title)" }.joined(separator: "\n"))
    case .open(let options): GalleryDelegate.open(options)
    case .play(let options): PlayDelegate.play(options)
    case .record(let options): write(RecordCommand(options).run)
    case .recordComparison(let options): write(ComparisonRecorder(options).run)
    case .measure(let options): write(MeasureCommand(options).run)
    case .snapshot(let options): write(PageSnapshot(options: options).run)
    }
  }

  /// Runs a command that writes files, and prints their paths.
  private static func write(_ run: (_ written: (String) -> Void) throws(RecordingError) -> Void) {
    do throws(RecordingError) {
      try run { say($0) }
    } catch {
      fail(error.description, status: error.exitStatus)
    }
  }

  /// Prints lines. If that fails, ends the program with a message.
  private static func say(_ text: String) {
    do throws(SystemError) {
      try StandardOutput.print(text)
    } catch {
      fail("Cannot write to standard output: \(error).", status: ExitStatus.failure)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    warn(message)
    exit(status)
  }
}

nonisolated enum ExitStatus {
  static let failure: Int32 = 1
  static let usage: Int32 = 2
  static let lostDisplay: Int32 = 4
}
