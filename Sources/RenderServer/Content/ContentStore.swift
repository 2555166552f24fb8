// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// The pixels of contents, shapes and gradients: each is made once and kept as long as its source lives, or, where the
/// source is a value, as long as there is room.
final class ContentStore {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let scale: CGFloat
  }

  private struct Content {
    /// The key's object may be freed and another take its place; this tells.
    weak var object: AnyObject?
    let texture: Texture
  }

  private struct Derived {
    let source: TextureSource
    let texture: Texture
    var lastUsed: Int
  }

  private let connection: Connection
  private var contents: [Key: Content] = [:]
  private var derived: [PixelSize: [Derived]] = [:]
  private var derivedArea = 0
  private var frame = 0

  /// Shapes and gradients together may take so many pixels (of four bytes).
  private static let maximumDerivedArea = 12_000_000
  /// Contents that are gone are looked for once in so many frames.
  private static let sweepInterval = 120

  init(connection: Connection) { self.connection = connection }

  func texture(for source: TextureSource) -> Texture {
    switch source {
    case .image(let image):
      texture(of: image, scale: 1) { ContentPainter.upload(image, connection: connection) }
    case .recording(let recording, let scale):
      texture(of: recording, scale: scale) { ContentPainter.paint(source, connection: connection) }
    case .shape, .gradient: derivedTexture(for: source)
    }
  }

  private func texture(of object: AnyObject, scale: CGFloat, make: () -> Texture) -> Texture {
    let key = Key(object: ObjectIdentifier(object), scale: scale)
    if let content = contents[key], content.object != nil { return content.texture }
    let texture = make()
    contents[key] = Content(object: object, texture: texture)
    return texture
  }

  private func derivedTexture(for source: TextureSource) -> Texture {
    let size = source.pixelSize
    if let index = derived[size]?.firstIndex(where: { $0.source == source }) {
      derived[size]![index].lastUsed = frame
      return derived[size]![index].texture
    }
    let texture = ContentPainter.paint(source, connection: connection)
    derived[size, default: []].append(Derived(source: source, texture: texture, lastUsed: frame))
    derivedArea += PixelRect(size).area
    return texture
  }

  func endFrame() {
    frame += 1
    if frame % Self.sweepInterval == 0 { contents = contents.filter { $0.value.object != nil } }
    if derivedArea > Self.maximumDerivedArea { dropOldest() }
  }

  /// Lets go of the older half of the derived pixels, and never of what the last frame used.
  private func dropOldest() {
    let ages = derived.values.joined().map(\.lastUsed).sorted()
    let limit = min(ages[ages.count / 2], frame - 2)
    derived = derived.mapValues { $0.filter { $0.lastUsed > limit } }.filter { !$0.value.isEmpty }
    derivedArea = derived.reduce(0) { $0 + PixelRect($1.key).area * $1.value.count }
  }
}
