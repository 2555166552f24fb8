// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// The pixels of contents, shapes and gradients. Each is made once. Contents are kept as long as their source exists, and
/// those of shapes and gradients, whose source is a value, as long as they are drawn now and then. If there is no room, what
/// has not been drawn for some time is freed, and made again when it is needed.
final class ContentStore {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let scale: CGFloat
  }

  private struct Content {
    /// The key's object may be freed and another take its place; this tells.
    weak var object: AnyObject?
    let texture: Texture
    var lastUsed: Int

    var area: Int { PixelRect(texture.size).area }
  }

  private struct Derived {
    let source: TextureSource
    let texture: Texture
    var lastUsed: Int
  }

  private let connection: Connection
  /// The number of pixels from which on contents are freed that have not been drawn for some time.
  private let maximumContentArea: Int
  private var contents: [Key: Content] = [:]
  private var derived: [PixelSize: [Derived]] = [:]
  private var derivedArea = 0
  private var frame = 0

  /// Shapes and gradients together may take so many pixels (of four bytes).
  private static let maximumDerivedArea = 12_000_000
  /// The number of frames after which unused pixels may be freed: ten seconds at 60 Hz. Changes elsewhere on the screen do
  /// not draw what is at rest, so a shorter time would have it made again and again.
  private static let patience = 600
  /// What is gone or has not been drawn for long is looked for once in so many frames.
  private static let sweepInterval = 120

  /// - Parameter maximumContentArea: In pixels of four bytes. The default is 100 MB.
  init(connection: Connection, maximumContentArea: Int = 25_000_000) {
    self.connection = connection
    self.maximumContentArea = maximumContentArea
  }

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
    if let content = contents[key], content.object != nil {
      contents[key]!.lastUsed = frame
      return content.texture
    }
    let texture = make()
    contents[key] = Content(object: object, texture: texture, lastUsed: frame)
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
    derivedArea += PixelRect(texture.size).area
    return texture
  }

  func endFrame() {
    frame += 1
    if frame % Self.sweepInterval == 0 {
      contents = contents.filter { $0.value.object != nil }
      dropUnusedContents()
      dropDerived(lastUsedBefore: frame - Self.patience)
    }
    if derivedArea > Self.maximumDerivedArea { dropOldest() }
  }

  /// Frees the contents that have not been drawn for the longest time, until the rest fits or has been drawn lately. What
  /// is needed again is made again.
  private func dropUnusedContents() {
    var area = contents.values.reduce(0) { $0 + $1.area }
    guard area > maximumContentArea else { return }
    for (key, content) in contents.sorted(by: { $0.value.lastUsed < $1.value.lastUsed }) {
      guard area > maximumContentArea, content.lastUsed < frame - Self.patience else { break }
      area -= content.area
      contents[key] = nil
    }
  }

  /// Frees the older half of the derived pixels, but nothing that the last frame used.
  private func dropOldest() {
    let ages = derived.values.joined().map(\.lastUsed).sorted()
    dropDerived(lastUsedBefore: min(ages[ages.count / 2] + 1, frame - 1))
  }

  private func dropDerived(lastUsedBefore limit: Int) {
    derived = derived.mapValues { $0.filter { $0.lastUsed >= limit } }.filter { !$0.value.isEmpty }
    derivedArea = derived.values.joined().reduce(0) { $0 + PixelRect($1.texture.size).area }
  }
}
