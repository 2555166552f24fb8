// SPDX-License-Identifier: MIT
import UIKitCore

/// Starts the log if `PASSAGE_LOG` asks for it, and the inspector if `PASSAGE_INSPECTOR` does.
package final class DeveloperTools: NSObject, LaunchTool {
  private static var log: EventLog?
  private static var inspector: Inspector?

  package static func start() {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["PASSAGE_LOG"] { log = EventLog(EventLog.subjects(in: value)) }
    if environment["PASSAGE_INSPECTOR"] == "1" { inspector = Inspector() }
  }
}
