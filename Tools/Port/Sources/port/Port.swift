// SPDX-License-Identifier: MIT
import Foundation

/// Rewrites Swift sources of iOS so that they compile with Passage: `port FOLDER [--check] [--out FOLDER]
/// [--package NAME]`, or `--module NAME=FOLDER` for each of several modules. The folder of Passage is in the variable PACKAGE.
///
/// The exit status is 1 if `--check` finds something to change, and 2 if the run failed.
@main
enum Port {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard let passage = ProcessInfo.processInfo.environment["PACKAGE"] else {
        throw Failure("PACKAGE is not set; run scripts/port.")
      }
      let changes = try PortRun(options: options, passage: passage).run { print($0) }
      exit(options.isCheck && changes ? 1 : 0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}
