// SPDX-License-Identifier: MIT
import UIKit

/// Exports one cell or all of them. It takes a picture in each frame, and makes the file on another thread, so that the
/// page can be used meanwhile.
///
///     idle ─▶ filming ─▶ writing ─▶ written, failed
///
/// A cancelled export is idle again, and writes nothing.
final class Exporter {
  enum State: Equatable {
    case idle
    case filming(taken: Int, count: Int)
    case writing
    /// The file or the folder has been written.
    case written(URL)
    /// The reason is for the user.
    case failed(String)
  }

  private let grid: CompareGrid
  private let playback: Playback
  private let folder: URL
  private let progress = FilmProgress()
  private var film: Film?
  /// The work on another thread, until the file is written.
  private(set) var writing: Task<Void, Never>?
  private(set) var state = State.idle
  /// Called after a change of the state.
  var onChange: (() -> Void)?

  /// - Parameter folder: The folder for the files.
  init(_ grid: CompareGrid, _ playback: Playback, folder: URL) {
    (self.grid, self.playback, self.folder) = (grid, playback, folder)
    progress.onCancel = { [weak self] in self?.cancel() }
  }

  /// The pictures that have been taken, and those that remain to be taken.
  private struct Film {
    let camera: any FilmCamera
    let settings: ExportSettings
    let name: String
    let times: [TimeInterval]
    let link: CADisplayLink
    var images: [CGImage] = []

    func close() {
      link.invalidate()
      camera.close()
    }
  }

  var isBusy: Bool { film != nil || writing != nil }

  // MARK: Beginning

  /// Exports a cell to a file that is named after its style and its kind.
  func export(_ cell: CompareCell, _ settings: ExportSettings) {
    let name = "\(cell.compared.style)-\(cell.compared.kind.rawValue)"
    guard settings.format == .swift else {
      return begin(CellCamera(cell, scale: settings.scale), settings, named: name)
    }
    finish { () throws(ExportFile.Failure) in
      guard cell.isReady, let source = SwiftExport(cell.motion).source else { throw .notReady }
      return try ExportFile.write(Data(source.utf8), named: name, in: .swift, to: folder)
    }
  }

  /// Exports all cells to one file, or to a folder with a program.
  ///
  /// - Parameter drag: The drag that moves the pages, which the chart shows.
  func exportAll(_ settings: ExportSettings, hasChart: Bool, moved drag: RecordedDrag?) {
    guard settings.format == .swift else {
      return begin(camera(settings.scale, hasChart: hasChart, moved: drag), settings, named: Self.nameOfAll)
    }
    finish { () throws(ExportFile.Failure) in
      guard grid.isReady else { throw .notReady }
      return try ExportFile.write(ProgramExport(grid.cells.map(\.motion)).files, named: Self.nameOfAll, to: folder)
    }
  }

  private func camera(_ scale: CGFloat, hasChart: Bool, moved drag: RecordedDrag?) -> GridCamera? {
    guard grid.isReady else { return nil }
    return try? GridCamera(grid, scale: scale, hasChart: hasChart, moved: drag, isForward: playback.isForward)
  }

  private static let nameOfAll = "comparison"

  private func begin(_ camera: (any FilmCamera)?, _ settings: ExportSettings, named name: String) {
    cancel()
    guard let camera else { return change(to: .failed(ExportFile.Failure.notReady.description)) }
    playback.hold()
    grid.beginFilming(under: progress)
    let link = CADisplayLink { [weak self] in self?.takePicture() ?? $0.invalidate() }
    let times = settings.times(lasting: camera.duration)
    film = Film(camera: camera, settings: settings, name: name, times: times, link: link)
    link.add(to: .main, forMode: .common)
    change(to: .filming(taken: 0, count: times.count))
  }

  // MARK: Filming

  private func takePicture() {
    guard let film else { return }
    guard let image = film.camera.picture(at: film.times[film.images.count]) else { return cellsDidChange() }
    self.film?.images.append(image)
    let taken = film.images.count + 1
    change(to: .filming(taken: taken, count: film.times.count))
    if taken == film.times.count { write() }
  }

  /// Ends the film, because its further pictures would show other cells.
  func cellsDidChange() {
    guard film != nil else { return }
    endFilm()
    change(to: .failed("The cells changed during the export. Export them again."))
  }

  /// Ends the export, which writes nothing.
  func cancel() {
    guard isBusy else { return }
    writing?.cancel()
    writing = nil
    endFilm()
    change(to: .idle)
  }

  private func endFilm() {
    guard let film else { return }
    self.film = nil
    film.close()
    grid.endFilming()
    playback.resume()
  }

  // MARK: Writing

  private func write() {
    guard let film else { return }
    endFilm()
    writing = Task { [weak self] in
      let data = await film.settings.encode(film.images, lasting: film.camera.duration, size: film.camera.size)
      guard let self, !Task.isCancelled else { return }
      writing = nil
      finish { () throws(ExportFile.Failure) in
        guard let data else { throw .noMemory }
        return try ExportFile.write(data, named: film.name, in: film.settings.format, to: folder)
      }
    }
    change(to: .writing)
  }

  private func finish(_ write: () throws(ExportFile.Failure) -> URL) {
    do throws(ExportFile.Failure) {
      change(to: .written(try write()))
    } catch {
      change(to: .failed(error.description))
    }
  }

  private func change(to state: State) {
    self.state = state
    progress.show(state)
    onChange?()
  }
}
