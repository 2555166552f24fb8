// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// The pixels of contents, shapes and gradients. They are made once.
///
/// Contents are kept as long as their source exists. Shapes and gradients, whose source is a value, are kept as long as
/// they are drawn from time to time. If memory runs short, pixels that have not been drawn for some time are freed, and
/// made again when they are needed.
final class ContentStore {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let scale: CGFloat
  }

  private final class Content {
    let key: Key
    /// Detects that the object has been freed, because another may have its address.
    private(set) weak var object: AnyObject?
    let texture: Texture
    /// The position among all contents.
    var index: Int
    var lastUsed: Int

    init(of object: AnyObject, _ key: Key, _ texture: Texture, index: Int, frame: Int) {
      (self.object, self.key, self.texture, self.index, lastUsed) = (object, key, texture, index, frame)
    }

    var area: Int { PixelRect(texture.size).area }
  }

  private struct Derived {
    let source: TextureSource
    let texture: Texture
    var lastUsed: Int
  }

  private let connection: Connection
  /// The number of pixels above which contents that have not been drawn for some time are freed.
  private let maximumContentArea: Int
  private var contents: [Key: Content] = [:]
  /// The contents in any order.
  private var allContents: [Content] = []
  private var contentArea = 0
  /// The position of the content that is looked at next in the search for contents whose source is gone.
  private var searchIndex = 0
  private var derived: [PixelSize: [Derived]] = [:]
  private var derivedArea = 0
  private var frame = 0

  /// The largest number of pixels (of four bytes) of all shapes and gradients together.
  private static let maximumDerivedArea = 12_000_000
  /// The number of frames after which unused pixels may be freed: ten seconds at 60 Hz. Layers that do not change are
  /// not drawn while other parts of the screen change, so with a shorter time they would be made again and again.
  private static let maximumUnusedFrames = 600
  /// The number of frames between two searches for pixels that are no longer used: two seconds at 60 Hz. An image that is
  /// shown and drawn is decoded again at most once in that time.
  private static let sweepInterval = 120
  /// The number of contents that a frame looks at in the search for those whose source is gone. Each takes some 100 ns,
  /// because a weak reference is read. Ten thousand contents take 20 seconds, or until the program rests.
  private static let searchesPerFrame = 8

  /// - Parameter maximumContentArea: The limit in pixels of four bytes. The default is 100 MB.
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
      content.lastUsed = frame
      return content.texture
    }
    if let stale = contents[key] { drop(stale) }
    let content = Content(of: object, key, make(), index: allContents.count, frame: frame)
    contents[key] = content
    allContents.append(content)
    contentArea += content.area
    return content.texture
  }

  private func drop(_ content: Content) {
    contents[content.key] = nil
    contentArea -= content.area
    let last = allContents.removeLast()
    guard last !== content else { return }
    (allContents[content.index], last.index) = (last, content.index)
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
    searchForGoneContents(count: Self.searchesPerFrame)
    if frame % Self.sweepInterval == 0 {
      dropUnusedContents()
      discardPixels()
      dropDerived(lastUsedBefore: frame - Self.maximumUnusedFrames)
    }
    if derivedArea > Self.maximumDerivedArea { dropOldest() }
  }

  /// Frees the contents whose source no longer exists, and the shapes and gradients that have not been drawn for so many
  /// frames.
  func drop(unusedFrames: Int) {
    searchIndex = 0
    searchForGoneContents(count: allContents.count)
    discardPixels()
    dropDerived(lastUsedBefore: frame - unusedFrames)
  }

  /// Looks at some contents, and frees those whose source no longer exists.
  private func searchForGoneContents(count: Int) {
    for _ in 0..<min(count, allContents.count) {
      if searchIndex >= allContents.count { searchIndex = 0 }
      if allContents[searchIndex].object == nil { drop(allContents[searchIndex]) } else { searchIndex += 1 }
    }
  }

  /// Gives the pixels of images back that have been decoded again since the upload, such as for a drawing in this process.
  private func discardPixels() {
    for content in allContents { (content.object as? CGImage)?.discardPixels() }
  }

  /// Frees the contents that have not been drawn for the longest time, until the remaining ones are within the limit or
  /// were drawn recently.
  private func dropUnusedContents() {
    guard contentArea > maximumContentArea else { return }
    for content in allContents.sorted(by: { $0.lastUsed < $1.lastUsed }) {
      guard contentArea > maximumContentArea, content.lastUsed < frame - Self.maximumUnusedFrames else { break }
      drop(content)
    }
  }

  /// Frees the older half of the shapes' and gradients' pixels, except those that the last frame used.
  private func dropOldest() {
    let ages = derived.values.joined().map(\.lastUsed).sorted()
    dropDerived(lastUsedBefore: min(ages[ages.count / 2] + 1, frame - 1))
  }

  private func dropDerived(lastUsedBefore limit: Int) {
    derived = derived.mapValues { $0.filter { $0.lastUsed >= limit } }.filter { !$0.value.isEmpty }
    derivedArea = derived.values.joined().reduce(0) { $0 + PixelRect($1.texture.size).area }
  }
}
