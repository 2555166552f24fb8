// SPDX-License-Identifier: MIT
import UIKit

/// Runs `snapshot`: takes a picture of the window with a page, on the manual clock.
struct PageSnapshot {
  /// The time in seconds in which the animations of the page's appearance end.
  private static let leadIn: TimeInterval = 2

  let options: SnapshotOptions

  /// Writes the picture.
  ///
  /// - Parameter written: Called with the path of the file, except of standard output.
  func run(written: (String) -> Void) throws(RecordingError) {
    let file = try OutputFile(recorded: options.output)
    try file.write(try picture(), recorded: options.output)
    if !file.isStandardOutput { written(options.output) }
  }

  /// The picture as PNG.
  func picture() throws(RecordingError) -> Data {
    let camera: OffscreenHost
    do {
      camera = try OffscreenHost(size: options.size, scale: options.scale, style: options.isDark ? .dark : .light)
    } catch {
      throw .noDisplay("\(error)", exitStatus: error.exitStatus)
    }
    ComparePage.initial = options.comparison
    camera.host.window.backgroundColor = .systemGray5
    camera.host.window.rootViewController = ShellController(page: options.page.flatMap(Catalog.page) ?? HomePage.entry)
    camera.host.advance(by: Self.leadIn)
    let data = UIImage(cgImage: camera.picture()).pngData()
    camera.host.window.rootViewController = nil
    if let loss = camera.close() { throw .lostDisplay(loss) }
    guard let data else { throw .noMemory("the picture") }
    return data
  }
}
