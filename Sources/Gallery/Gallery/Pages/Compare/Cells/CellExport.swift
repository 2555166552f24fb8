// SPDX-License-Identifier: MIT
import UIKit

/// A file format for the export of a cell.
enum ExportFormat: String, CaseIterable {
  case strip, gif, apng, swift

  var title: String {
    switch self {
    case .strip: "PNG strip"
    case .gif: "GIF"
    case .apng: "APNG"
    case .swift: "Swift"
    }
  }

  var fileExtension: String {
    switch self {
    case .strip: "png"
    case .gif: "gif"
    case .apng: "apng"
    case .swift: "swift"
    }
  }

  var explanation: String {
    switch self {
    case .strip: "Frames at equal intervals, each with its time."
    case .gif: "An animation that repeats, in 256 colours."
    case .apng: "An animation in all colours."
    case .swift: "The source of a class that does what the cell does, with its curve and its duration."
    }
  }
}

/// Writes what a cell shows to a file in the user's pictures.
struct CellExport {
  let cell: CompareCell
  let format: ExportFormat
  /// The number of frames of a strip, or of an animation for each second.
  var frames = 8
  var framesPerSecond = 30.0
  /// The number of pixels per point.
  var scale: CGFloat = 1

  enum Failure: Error, CustomStringConvertible {
    case notReady
    case cannotWrite(String, any Error)

    var description: String {
      switch self {
      case .notReady: "The cell is not ready, or the display cannot be reached. Try again."
      case .cannotWrite(let path, let error):
        "Cannot write \(path): \(error.localizedDescription). Make the folder writable."
      }
    }
  }

  /// The folder for exports: `Passage` in the user's pictures.
  static var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    let pictures =
      environment["XDG_PICTURES_DIR"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Pictures")
    return pictures.appendingPathComponent("Passage")
  }

  /// Writes a new file, and returns where it is.
  func write(to folder: URL = folder) throws(Failure) -> URL {
    guard let data = data() else { throw .notReady }
    let file = newFile(in: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(file.path, error)
    }
    return file
  }

  /// Returns a file that does not exist yet, named after the style and the kind, with a number if there are others.
  private func newFile(in folder: URL) -> URL {
    let name = "\(cell.compared.style)-\(cell.compared.kind.rawValue)"
    var (file, number) = (folder.appendingPathComponent("\(name).\(format.fileExtension)"), 1)
    while FileManager.default.fileExists(atPath: file.path) {
      number += 1
      file = folder.appendingPathComponent("\(name)-\(number).\(format.fileExtension)")
    }
    return file
  }

  func data() -> Data? {
    switch format {
    case .strip: strip()
    case .gif: animation().flatMap(GIF.encode)
    case .apng: animation().flatMap(AnimatedPNG.encode)
    case .swift: cell.isReady ? SwiftExport(cell.motion).source.map { Data($0.utf8) } : nil
    }
  }

  private func times(_ count: Int) -> [TimeInterval] {
    (0..<count).map { cell.motion.duration * Double($0) / Double(count - 1) }
  }

  private func strip() -> Data? {
    let times = times(frames)
    guard let images = CellCamera(cell, scale: scale)?.pictures(at: times), images.count == frames else { return nil }
    let sheet = FilmStripSheet(frameSize: cell.pagesView.bounds.size, count: frames, scale: scale)
    return sheet.draw { (images[$0], times[$0]) }.pngData()
  }

  private func animation() -> [AnimationFrame]? {
    let count = max(Int((cell.motion.duration * framesPerSecond).rounded()), 2) + 1
    guard let images = CellCamera(cell, scale: scale)?.pictures(at: times(count)), images.count == count else {
      return nil
    }
    return AnimationFrame.animation(images, duration: cell.motion.duration)
  }
}
