// SPDX-License-Identifier: MIT
import UIKit

/// Records one transition on the manual clock: the same pictures each time.
enum FilmStrip {
  /// Lets whatever a first appearance sets off come to rest.
  private static let leadIn: Double = 1

  static func record(_ options: RecordOptions) throws(FilmStripError) {
    guard let style = Catalog.style(options.style) else { throw .unknownStyle(options.style) }
    let frames = try frames(of: style, options)
    let sheet = FilmStripSheet(frameSize: options.size, count: frames.count)
    guard let data = sheet.draw(frames).pngData() else { throw .cannotWrite(options.output, "no picture came of it") }
    do {
      try data.write(to: URL(fileURLWithPath: options.output), options: .atomic)
    } catch {
      throw .cannotWrite(options.output, error.localizedDescription)
    }
  }

  private static func frames(
    of style: TransitionStyle, _ options: RecordOptions
  ) throws(FilmStripError) -> [(image: CGImage, time: Double)] {
    let camera: OffscreenHost
    do {
      camera = try OffscreenHost(size: options.size)
    } catch {
      throw .noDisplay("\(error)")
    }
    defer { camera.close() }
    let stage = Stage(style: style, kind: options.kind, pages: SamplePages.make())
    camera.host.window.backgroundColor = .systemGray5
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: leadIn)
    stage.go {}
    let start = camera.host.time
    let duration = stage.transitionDuration
    return (0..<options.frames).map { index in
      let time = duration * Double(index) / Double(options.frames - 1)
      camera.host.advance(to: start + time)
      return (camera.picture(), time)
    }
  }
}
