// SPDX-License-Identifier: MIT
import UIKit

/// The program: reads the command line and does what it says.
@main
enum GalleryMain {
  static func main() {
    do throws(UsageError) {
      run(try CommandParser.parse(Array(CommandLine.arguments.dropFirst())))
    } catch {
      complain(error.description)
      exit(ExitStatus.usage)
    }
  }

  private static func run(_ command: Command) {
    switch command {
    case .help: print(Usage.text)
    case .version: print("gallery \(Usage.version)")
    case .listPages: for page in Catalog.pages { print("\(page.id)\t\(page.title)") }
    case .listStyles: for style in Catalog.styles { print("\(style.id)\t\(style.kindList)\t\(style.title)") }
    case .open(let options): GalleryDelegate.open(options)
    case .play(let options): PlayDelegate.play(options)
    case .record(let options): record(options)
    }
  }

  private static func record(_ options: RecordOptions) {
    do throws(FilmStripError) {
      try FilmStrip.record(options)
      print(options.output)
    } catch {
      complain(error.description)
      exit(error.exitStatus)
    }
  }

  /// Writes to standard error.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
  }
}

nonisolated enum ExitStatus {
  static let failure: Int32 = 1
  static let usage: Int32 = 2
  static let noDisplay: Int32 = 3
}
