// SPDX-License-Identifier: MIT
import UIKit

/// Records a comparison: all cells side by side, as a strip or an animation.
struct ComparisonRecorder {
  /// The time in seconds in which the cells begin their transitions, and after which one that has not never will.
  private static let (leadIn, longestWait) = (0.5, 10.0)

  let options: ComparisonRecordOptions
  private var settings: RecordingSettings { options.settings }
  private var format: RecordingFormat { RecordingFormat(path: options.output) }
  private var scale: CGFloat { settings.scale ?? 1 }

  init(_ options: ComparisonRecordOptions) { self.options = options }

  /// Writes the file.
  ///
  /// - Parameter written: Called with the path of the file, except of standard output.
  func run(written: (String) -> Void) throws(RecordingError) {
    let (file, progress) = (try OutputFile(recorded: options.output), WorkProgress())
    defer { progress.clear() }
    let data = try data { progress.report("Frame \($0) of \($1)") }
    progress.clear()
    try file.write(data, recorded: options.output)
    if !file.isStandardOutput { written(options.output) }
  }

  /// Returns the contents of the file.
  ///
  /// - Parameter progress: Called after each frame, with the number of frames taken and that of all frames.
  func data(progress: (_ done: Int, _ count: Int) -> Void) throws(RecordingError) -> Data {
    let host: OffscreenHost
    do {
      host = try OffscreenHost(size: settings.size, scale: scale, style: settings.isDark ? .dark : .light)
    } catch {
      throw .noDisplay("\(error)", exitStatus: error.exitStatus)
    }
    defer { host.close() }
    let data = try film(try open(in: host.host), progress: progress)
    host.host.window.rootViewController = nil
    guard let data else { throw .noMemory("the comparison") }
    return data
  }

  private func film(_ grid: CompareGrid, progress: (Int, Int) -> Void) throws(RecordingError) -> Data? {
    let camera: GridCamera
    do {
      camera = try GridCamera(
        grid, scale: scale, hasChart: options.hasChart, moved: options.comparison.drag, isForward: isForward)
    } catch {
      throw .lostDisplay("\(error)")
    }
    let data = film(with: camera, progress: progress)
    if let loss = camera.close() { throw .lostDisplay(loss) }
    return data
  }

  /// Returns the contents of the file, or nil if it would be too large.
  private func film(with camera: GridCamera, progress: (Int, Int) -> Void) -> Data? {
    let count = settings.frames ?? format.usualFrames(in: camera.duration)
    func frame(_ index: Int) -> (image: CGImage, time: Double) {
      let time = camera.duration * Double(index) / Double(count - 1)
      defer { progress(index + 1, count) }
      return (camera.takePicture(at: time), time)
    }
    func animation() -> [AnimationFrame] {
      AnimationFrame.animation((0..<count).map { frame($0).image }, duration: camera.duration)
    }
    switch format {
    case .strip:
      let sheet = FilmStripSheet(frameSize: camera.size, count: count, scale: settings.scale, isDark: settings.isDark)
      return sheet.fits ? sheet.draw(frame: frame).pngData() : nil
    case .gif: return GIF.encode(animation())
    case .apng: return AnimatedPNG.encode(animation())
    }
  }

  private var isForward: Bool { options.comparison.direction != .backward }

  /// Shows the cells, and waits until all have begun their transitions.
  private func open(in host: ManualHost) throws(RecordingError) -> CompareGrid {
    let grid = CompareGrid(CompareModel(options.comparison, store: nil))
    host.window.backgroundColor = .systemGroupedBackground
    host.window.rootViewController = grid
    let comparison = options.comparison
    grid.show(comparison.cells, on: comparison.content, moved: comparison.drag, in: comparison.device)
    grid.isFilmed = true
    host.advance(by: Self.leadIn)
    for cell in grid.cells { cell.show(.time(0), isForward: isForward) }
    let end = host.time + Self.longestWait
    while !grid.isReady, host.time < end { host.advance(by: ManualHost.frameDuration) }
    if let cell = grid.cells.first(where: { !$0.isReady }) { throw .cannotBeDriven(cell.style.title) }
    return grid
  }
}
