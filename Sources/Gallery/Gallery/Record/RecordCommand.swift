// SPDX-License-Identifier: MIT
import UIKit

/// Runs `record`: records transitions and writes the files.
struct RecordCommand {
  let options: RecordOptions
  private let progress = WorkProgress()

  init(_ options: RecordOptions) { self.options = options }

  /// Writes the files.
  ///
  /// - Parameter written: Called with the path of each file that has been written, except of standard output.
  func run(written: (String) -> Void) throws(RecordingError) {
    defer { progress.clear() }
    switch options.output {
    case .file(let path): try record(to: path, written)
    case .folder(let path, let index, let format): try recordAll(in: path, index: index, format, written)
    }
  }

  private func record(to path: String, _ written: (String) -> Void) throws(RecordingError) {
    let recorder = Recorder(settings: options.settings, format: RecordingFormat(path: path))
    for recording in options.recordings {
      let file = try OutputFile(recorded: path)
      let data = try recorder.data(of: recording) { done, count in
        progress.report("\(recording.title): frame \(done) of \(count)")
      }
      progress.clear()
      try file.write(data, recorded: path)
      if !file.isStandardOutput { written(path) }
    }
  }

  private func recordAll(
    in folder: String, index: String, _ format: RecordingFormat, _ written: (String) -> Void
  ) throws(RecordingError) {
    do throws(SystemError) {
      try Folder.create(at: folder)
    } catch {
      throw .cannotWrite(folder, error)
    }
    let page = try OutputFile(recorded: index)
    let recorder = Recorder(settings: options.settings, format: format)
    for (number, recording) in options.recordings.enumerated() {
      let path = "\(folder)/\(recording.fileName).\(format.fileExtension)"
      let file = try OutputFile(recorded: path)
      let data = try recorder.data(of: recording) { _, _ in
        progress.report("\(number + 1) of \(options.recordings.count): \(recording.title)")
      }
      try file.write(data, recorded: path)
      progress.clear()
      written(path)
    }
    let text = RecordingIndex(options.recordings, folder: Self.address(of: folder, from: index), format: format)
      .page(at: index)
    try page.write(Data(text.utf8), recorded: index)
    if !page.isStandardOutput { written(index) }
  }

  /// Returns the address of a folder relative to the folder of a file.
  static func address(of folder: String, from file: String) -> String {
    func parts(_ path: String) -> ArraySlice<String> {
      URL(fileURLWithPath: path).standardizedFileURL.pathComponents[...]
    }
    var (target, base) = (parts(folder), parts(file).dropLast())
    while let first = target.first, first == base.first { (target, base) = (target.dropFirst(), base.dropFirst()) }
    return (base.map { _ in ".." } + target).joined(separator: "/")
  }
}

extension OutputFile {
  /// Finds a file for a recording.
  init(recorded path: String) throws(RecordingError) {
    do throws(SystemError) {
      try self.init(path: path)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Writes a recording.
  func write(_ data: Data, recorded path: String) throws(RecordingError) {
    do throws(SystemError) {
      try write(data)
    } catch {
      throw .cannotWrite(path, error)
    }
  }
}
