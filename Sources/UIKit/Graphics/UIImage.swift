// SPDX-License-Identifier: MIT
import Diagnostics

/// A picture: a bitmap, or a symbol that is drawn sharp at any scale. It never changes and may cross threads.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  package enum Storage: Sendable {
    case empty
    case bitmap(CGImage)
    case symbol(Symbol, SymbolConfiguration)
  }

  package let storage: Storage
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// Parts outside do not count for layout, in points inwards from each edge.
  public let alignmentRectInsets: UIEdgeInsets
  /// The corners that keep their size when the image is stretched.
  public let capInsets: UIEdgeInsets

  package init(
    storage: Storage, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    alignmentRectInsets: UIEdgeInsets = .zero, capInsets: UIEdgeInsets = .zero
  ) {
    self.storage = storage
    self.scale = scale
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.capInsets = capInsets
  }

  /// Nothing, of no size.
  public override convenience init() { self.init(storage: .empty, scale: 1) }

  public convenience init(cgImage: CGImage) { self.init(storage: .bitmap(cgImage), scale: 1) }

  /// - Parameter scale: pixels a point.
  /// - Parameter orientation: only `.up` is drawn; files with another are turned when they are decoded.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    require(scale > 0, "UIImage: scale is pixels a point; pass 1 or more")
    require(orientation == .up, "UIImage: turn the CGImage first; only orientation .up can be drawn")
    self.init(storage: .bitmap(cgImage), scale: scale)
  }

  /// Any format gdk-pixbuf decodes; nil where the data is none.
  public convenience init?(data: Data) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(storage: .bitmap(image), scale: 1)
  }

  /// nil where the file is missing or no picture. A name ending in "@2x" or "@3x" sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? CGImage(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(storage: .bitmap(image), scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  /// A picture among the main bundle's resources, with or without its extension; nil where there is none.
  ///
  /// Of "name@2x" and "name", the one made for the main screen's scale is taken.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture among the resources of a bundle; nil stands for the main one.
  ///
  /// - Parameter traitCollection: its display scale is heeded.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let given = traitCollection?.displayScale ?? 0
    let scale = given > 0 ? given : UIGraphics.mainScale
    let stems = scale > 1 ? ["\(name)@2x", "\(name)@3x", name] : [name, "\(name)@2x"]
    let bundle = bundle ?? .main
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files = [name] + stems.flatMap { stem in ["png", "jpg", "jpeg", "svg"].map { "\(stem).\($0)" } }
    let paths = files.map { folder.appendingPathComponent($0).path }
    guard let path = paths.first(where: FileManager.default.fileExists(atPath:)) else { return nil }
    self.init(contentsOfFile: path)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  nonisolated deinit {}

  /// In points.
  open var size: CGSize {
    switch storage {
    case .empty: .zero
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(_, let configuration): configuration.size
    }
  }

  /// The bitmap; nil for a symbol.
  open var cgImage: CGImage? {
    guard case .bitmap(let image) = storage else { return nil }
    return image
  }

  open var isSymbolImage: Bool {
    guard case .symbol = storage else { return false }
    return true
  }

  /// Whether the picture takes its colour from the tint where it is shown.
  package var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copy(capInsets: capInsets) }

  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copy(alignmentRectInsets: insets) }

  private func copy(
    renderingMode: RenderingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil, capInsets: UIEdgeInsets? = nil
  ) -> UIImage {
    UIImage(
      storage: storage, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets, capInsets: capInsets ?? self.capInsets)
  }

  /// PNG's bytes; nil for a symbol.
  open func pngData() -> Data? { try? cgImage?.pngData() }
}
