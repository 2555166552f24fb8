// SPDX-License-Identifier: MIT
import UIKit

/// Records one transition on the manual clock, as a strip or an animation, so that the pictures are the same each time.
enum FilmStrip {
  /// The time in seconds in which animations of the first appearance end.
  private static let leadIn: Double = 1

  /// Writes the film strip to the file that the options name.
  ///
  /// - Returns: Whether the file is standard output.
  static func record(_ options: RecordOptions) throws(FilmStripError) -> Bool {
    guard let style = Catalog.style(options.style) else { throw .unknownStyle(options.style) }
    let file: OutputFile
    do throws(SystemError) {
      file = try OutputFile(path: options.output)
    } catch {
      throw .cannotWrite(options.output, error)
    }
    guard let data = try recording(of: style, options) else {
      throw .cannotWrite(options.output, .init(code: ENOMEM))
    }
    do throws(SystemError) {
      try file.write(data)
    } catch {
      throw .cannotWrite(options.output, error)
    }
    return file.isStandardOutput
  }

  private static func recording(of style: TransitionStyle, _ options: RecordOptions) throws(FilmStripError) -> Data? {
    let camera: OffscreenHost
    do {
      camera = try OffscreenHost(size: options.size)
    } catch {
      throw .noDisplay("\(error)", exitStatus: error.exitStatus)
    }
    let data = film(style, options, with: camera)
    if let loss = camera.close() { throw .lostDisplay(loss) }
    return data
  }

  private static func film(_ style: TransitionStyle, _ options: RecordOptions, with camera: OffscreenHost) -> Data? {
    let stage = Stage(style: style, kind: options.kind)
    camera.host.window.backgroundColor = .systemGray5
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: leadIn)
    stage.go {}
    let start = camera.host.time
    let duration = stage.transitionDuration
    let format = RecordingFormat(path: options.output)
    let count = options.frames ?? format.usualFrames(in: duration)
    func frame(_ index: Int) -> (image: CGImage, time: Double) {
      let time = duration * Double(index) / Double(count - 1)
      camera.host.advance(to: start + time)
      return (camera.picture(), time)
    }
    switch format {
    case .strip: return FilmStripSheet(frameSize: options.size, count: count).draw(frame: frame).pngData()
    case .gif: return GIF.encode(AnimationFrame.animation((0..<count).map { frame($0).image }, duration: duration))
    case .apng:
      return AnimatedPNG.encode(AnimationFrame.animation((0..<count).map { frame($0).image }, duration: duration))
    }
  }
}
