// SPDX-License-Identifier: MIT
import UIKit

/// The export of what one cell shows.
struct CellExport {
  let cell: CompareCell
  var settings = ExportSettings()

  /// Writes a new file, named after the style and the kind, and returns where it is.
  func write(to folder: URL = ExportFile.folder) throws(ExportFile.Failure) -> URL {
    guard let data = data() else { throw .notReady }
    let name = "\(cell.compared.style)-\(cell.compared.kind.rawValue)"
    return try ExportFile.write(data, named: name, in: settings.format, to: folder)
  }

  func data() -> Data? {
    guard cell.isReady else { return nil }
    if settings.format == .swift { return SwiftExport(cell.motion).source.map { Data($0.utf8) } }
    let duration = cell.motion.duration
    guard
      let images = CellCamera(cell, scale: settings.scale)?.pictures(at: settings.times(lasting: duration))
    else { return nil }
    return settings.encode(images, lasting: duration, size: cell.pagesView.bounds.size)
  }
}

/// The export of all cells together.
struct ComparisonExport {
  let grid: CompareGrid
  let comparison: Comparison
  let playback: Playback
  var hasChart = false
  var settings = ExportSettings()

  /// Writes a new file or a folder with a program, and returns where it is.
  func write(to folder: URL = ExportFile.folder) throws(ExportFile.Failure) -> URL {
    guard grid.cells.allSatisfy(\.isReady) else { throw .notReady }
    guard settings.format != .swift else {
      return try ExportFile.write(
        ProgramExport(grid.cells.map(\.motion)).files, named: "comparison", to: folder)
    }
    guard let data = data() else { throw .notReady }
    return try ExportFile.write(data, named: "comparison", in: settings.format, to: folder)
  }

  func data() -> Data? {
    let size = grid.view.bounds.size
    guard let renderer = try? OffscreenRenderer(size: size, scale: settings.scale) else { return nil }
    defer { renderer.close() }
    let camera = GridCamera(grid, scale: settings.scale, hasChart: hasChart, moved: comparison.drag) {
      renderer.show(grid.view)
      return renderer.picture()
    }
    let images = camera.pictures(
      at: settings.times(lasting: camera.duration), restoring: playback.position, isForward: playback.isForward)
    return settings.encode(images, lasting: camera.duration, size: camera.size)
  }
}
