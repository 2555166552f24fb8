// SPDX-License-Identifier: MIT
import UIKit

/// Records transitions as strips or animations.
struct Recorder {
  let settings: RecordingSettings
  let format: RecordingFormat

  /// Records a transition.
  ///
  /// - Parameter progress: Called after each frame, with the number of frames taken and that of all frames.
  /// - Returns: The contents of the file.
  func data(
    of recording: Recording, progress: (_ done: Int, _ count: Int) -> Void
  ) throws(RecordingError) -> Data {
    let camera: OffscreenHost
    do {
      camera = try OffscreenHost(
        size: settings.size, scale: settings.scale ?? 1, style: settings.isDark ? .dark : .light)
    } catch {
      throw .noDisplay("\(error)", exitStatus: error.exitStatus)
    }
    let data: Data?
    do throws(RecordingError) {
      data = try film(recording, with: camera, progress: progress)
    } catch {
      camera.close()
      throw error
    }
    if let loss = camera.close() { throw .lostDisplay(loss) }
    guard let data else { throw .noMemory(recording.title) }
    return data
  }

  private func film(
    _ recording: Recording, with camera: OffscreenHost, progress: (Int, Int) -> Void
  ) throws(RecordingError) -> Data? {
    let transition = try TransitionCamera(recording, settings, with: camera)
    let duration = transition.duration
    let count = settings.frames ?? format.usualFrames(in: duration)
    func frame(_ index: Int) -> (image: CGImage, time: Double) {
      let time = duration * Double(index) / Double(count - 1)
      defer { progress(index + 1, count) }
      return (transition.picture(at: time), time)
    }
    func animation() -> [AnimationFrame] {
      AnimationFrame.animation((0..<count).map { frame($0).image }, duration: duration)
    }
    return switch format {
    case .strip: sheet(of: count).draw(frame: frame).pngData()
    case .gif: GIF.encode(animation())
    case .apng: AnimatedPNG.encode(animation())
    }
  }

  private func sheet(of count: Int) -> FilmStripSheet {
    FilmStripSheet(frameSize: settings.size, count: count, scale: settings.scale, isDark: settings.isDark)
  }
}
