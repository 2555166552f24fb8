// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A picture, or a part of it, stretched to a frame.
struct TextureDrawing: Equatable {
  var source: TextureSource
  /// The visible part of the source, in its unit square.
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The frame to which the part is stretched.
  var frame: PixelRect
  /// The middle of the part, in the part's unit square, to which stretching is limited. The borders around it keep
  /// their size.
  var center: CGRect?
  /// The number of the frame's pixels per pixel of the source, for the borders.
  var density: CGFloat = 1
  /// Whether an enlarged source keeps the edges of its pixels.
  var isPixelated = false

  init(_ source: TextureSource, frame: PixelRect) {
    self.source = source
    self.frame = frame
  }

  var isOpaque: Bool { source.isOpaque }

  /// Whether each pixel of the source is one pixel of the frame.
  var isUnscaled: Bool {
    part == CGRect(x: 0, y: 0, width: 1, height: 1) && source.pixelSize == frame.size
  }
}

/// The source of a texture's pixels. Equal sources have equal pixels. They are stored by reference, because items are copied
/// more often than made.
indirect enum TextureSource: Equatable {
  case image(CGImage)
  case recording(DrawingRecording, scale: CGFloat)
  /// A path drawn in a rectangle of pixels, whose origin is relative to the layer's own origin.
  case shape(ShapeState, rect: PixelRect, scale: CGFloat)
  case gradient(GradientState, shape: RoundedRect)

  static func == (a: TextureSource, b: TextureSource) -> Bool {
    switch (a, b) {
    case (.image(let a), .image(let b)): a === b
    case (.recording(let a, let scaleA), .recording(let b, let scaleB)): a === b && scaleA == scaleB
    case (.shape(let a, let rectA, let scaleA), .shape(let b, let rectB, let scaleB)):
      rectA == rectB && scaleA == scaleB && a == b
    case (.gradient(let a, let shapeA), .gradient(let b, let shapeB)): shapeA == shapeB && a == b
    default: false
    }
  }

  var pixelSize: PixelSize {
    switch self {
    case .image(let image): PixelSize(width: image.width, height: image.height)
    case .recording(let recording, let scale):
      PixelSize(
        width: Self.extent(recording.size.width * scale), height: Self.extent(recording.size.height * scale))
    case .shape(_, let rect, _): rect.size
    case .gradient(_, let shape): shape.frame.size
    }
  }

  var isOpaque: Bool {
    switch self {
    case .image(let image): image.isOpaque
    case .recording, .shape: false
    case .gradient(let gradient, let shape):
      gradient.kind == .axial && shape.corners.isEmpty && !gradient.colors.isEmpty
        && gradient.colors.allSatisfy { $0.alpha >= 1 }
    }
  }

  private static func extent(_ pixels: CGFloat) -> Int {
    min(max(Int(clamping: (pixels - tolerance).rounded(.up)), 1), Pixmap.maximumExtent)
  }

  /// The deviation from a whole pixel that counts as a rounding error.
  private static let tolerance = 1e-3
}
