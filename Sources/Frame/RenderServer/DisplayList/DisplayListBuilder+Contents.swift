// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// Computes the position of contents in their layer.
extension DisplayListBuilder {
  func texture(_ contents: LayerContents, of state: LayerState, frame: PixelRect) -> TextureDrawing? {
    let part = state.contentsLayout.rect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !frame.isEmpty, !part.isNull, part.width > 0, part.height > 0 else { return nil }
    var density: CGFloat = 1
    let source: TextureSource
    switch contents {
    case .image(let image):
      guard image.width > 0, image.height > 0 else { return nil }
      source = .image(image)
      density = scale / max(state.contentsLayout.scale, .leastNonzeroMagnitude)
    case .recording(let recording):
      guard recording.size.width > 0, recording.size.height > 0 else { return nil }
      source = .recording(recording, scale: scale)
    }
    let size = source.pixelSize
    let natural = CGSize(
      width: CGFloat(size.width) * part.width * density, height: CGFloat(size.height) * part.height * density)
    var texture = TextureDrawing(source, frame: state.contentsLayout.gravity.frame(of: natural, in: frame))
    texture.part = part
    texture.density = density
    texture.isPixelated = state.contentsLayout.isPixelated
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if state.contentsLayout.center != whole, state.contentsLayout.gravity == .resize {
      texture.center = state.contentsLayout.center.intersection(whole)
    }
    if case .recording(let recording) = contents, part == whole, texture.center == nil,
      isDrawn(recording, at: size, for: state, frame: frame)
    {
      texture.frame = PixelRect(x: frame.x, y: frame.y, width: size.width, height: size.height)
    }
    return texture.frame.isEmpty ? nil : texture
  }

  /// Whether a layer's own drawing is as large as the layer, except for the fraction of a pixel by which the frame was
  /// rounded. It is cropped then, because text would be blurred if it was stretched.
  private func isDrawn(
    _ recording: DrawingRecording, at size: PixelSize, for state: LayerState, frame: PixelRect
  ) -> Bool {
    state.contentsLayout.gravity == .resize && abs(recording.size.width - state.bounds.width) < Self.sizeTolerance
      && abs(recording.size.height - state.bounds.height) < Self.sizeTolerance
      && (0...1).contains(size.width - frame.width) && (0...1).contains(size.height - frame.height)
  }

  /// The difference in points below which two sizes are equal.
  private static let sizeTolerance = 1e-3
}

extension ContentsGravity {
  /// Returns the frame in `frame` of a picture of `size` pixels. The y axis points down.
  func frame(of size: CGSize, in frame: PixelRect) -> PixelRect {
    let (width, height) = (CGFloat(frame.width), CGFloat(frame.height))
    switch self {
    case .resize: return frame
    case .resizeAspect: return scaled(size, by: min(width / size.width, height / size.height), in: frame)
    case .resizeAspectFill: return scaled(size, by: max(width / size.width, height / size.height), in: frame)
    default: return scaled(size, by: 1, in: frame)
    }
  }

  /// The largest side in pixels, far larger than any surface.
  private static let longest = 1_000_000

  private func scaled(_ size: CGSize, by factor: CGFloat, in frame: PixelRect) -> PixelRect {
    let width = min(max(Int(clamping: (size.width * factor).rounded()), 1), Self.longest)
    let height = min(max(Int(clamping: (size.height * factor).rounded()), 1), Self.longest)
    let (free, freeBelow) = (frame.width - width, frame.height - height)
    let dx =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: free
      default: Int((Double(free) / 2).rounded(.down))
      }
    let dy =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: freeBelow
      default: Int((Double(freeBelow) / 2).rounded(.down))
      }
    return PixelRect(x: frame.x + dx, y: frame.y + dy, width: width, height: height)
  }
}
