// SPDX-License-Identifier: MIT
import Diagnostics

/// An image: a bitmap, or a symbol that is sharp at any scale.
///
/// Images are immutable and can be passed between threads.
///
/// ```swift
/// @MainActor func makeIcon() -> UIImageView {
///   UIImageView(image: UIImage(named: "avatar") ?? UIImage(systemName: "person.fill"))
/// }
/// ```
nonisolated open class UIImage: NSObject, RuntimeObject, @unchecked Sendable {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  /// Whether an image has its own colours or the tint colour of the view that shows it.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// Symbols have the tint colour, and bitmaps their own.
    case automatic
    /// The image has its own colours.
    case alwaysOriginal
    /// The image has the tint colour, and only its opacity counts.
    case alwaysTemplate
  }

  /// How a bitmap is turned when it is shown.
  nonisolated public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// Rotated by 180 degrees.
    case down
    /// Rotated by 90 degrees anticlockwise.
    case left
    /// Rotated by 90 degrees clockwise.
    case right
    /// Mirrored horizontally.
    case upMirrored
    /// Mirrored horizontally and rotated by 180 degrees.
    case downMirrored
    /// Mirrored horizontally and rotated by 90 degrees anticlockwise.
    case leftMirrored
    /// Mirrored horizontally and rotated by 90 degrees clockwise.
    case rightMirrored
  }

  package enum Storage: Sendable {
    case empty
    /// A bitmap as it is shown.
    case bitmap(CGImage)
    case symbol(Symbol, SymbolConfiguration)
  }

  package let storage: Storage
  /// The bitmap before it was turned, if it was.
  private let originalBitmap: CGImage?
  /// How ``cgImage`` is turned when the image is shown. The default is `.up`.
  public let imageOrientation: Orientation
  /// The number of pixels per point.
  public let scale: CGFloat
  /// Whether the image has the tint colour of the view that shows it.
  public let renderingMode: RenderingMode
  /// The distances from the edges that do not count for alignment, in points. Stored only; layout does not use them.
  public let alignmentRectInsets: UIEdgeInsets
  /// The distances from the edges that do not stretch, in points.
  public let capInsets: UIEdgeInsets

  package init(
    storage: Storage, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    alignmentRectInsets: UIEdgeInsets = .zero, capInsets: UIEdgeInsets = .zero, originalBitmap: CGImage? = nil,
    orientation: Orientation = .up
  ) {
    self.storage = storage
    self.originalBitmap = originalBitmap
    imageOrientation = orientation
    self.scale = scale
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.capInsets = capInsets
  }

  /// Creates an empty image of size zero.
  public override convenience init() { self.init(storage: .empty, scale: 1) }

  /// Creates an image from a bitmap, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(storage: .bitmap(cgImage), scale: 1) }

  /// Creates an image from a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - scale: The number of pixels per point. 0 and negative numbers count as 1.
  ///   - orientation: How the bitmap is turned when it is shown. Files are turned when they are decoded, and are `.up`.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      storage: .bitmap(cgImage.turned(orientation)), scale: scale > 0 ? scale : 1,
      originalBitmap: orientation == .up ? nil : cgImage,
      orientation: orientation)
  }

  /// Creates an image from data in any format that gdk-pixbuf decodes, or returns `nil`.
  public convenience init?(data: Data) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(storage: .bitmap(image), scale: 1)
  }

  /// Creates an image from a file, or returns `nil` if it cannot be decoded. A name that ends in “@2x” or “@3x” sets
  /// the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? CGImage(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(storage: .bitmap(image), scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  /// Creates an image from the main bundle's resources, or returns `nil` if there is none.
  ///
  /// The name can omit the extension. If there is also a file with “@2x” or “@3x” in its name, the one for the scale of
  /// the screen is used.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from the resources of a bundle, or returns `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without its extension.
  ///   - bundle: The bundle, or `nil` for the main one.
  ///   - traitCollection: Traits with the scale to choose, or `nil` for that of the screen.
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

  /// Creates an image from the resources of a bundle, or returns `nil` if there is none. `configuration` is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  nonisolated deinit {}

  /// The size in points.
  open var size: CGSize {
    switch storage {
    case .empty: .zero
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(_, let configuration): configuration.size
    }
  }

  /// The bitmap without ``imageOrientation``, or `nil` for a symbol.
  open var cgImage: CGImage? { originalBitmap ?? shownBitmap }

  /// The bitmap as it is shown, or nil for a symbol.
  package var shownBitmap: CGImage? {
    guard case .bitmap(let image) = storage else { return nil }
    return image
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    guard case .symbol = storage else { return false }
    return true
  }

  /// Whether the image is drawn in the tint colour of the view that shows it.
  package var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }

  /// Returns the image with edges that do not stretch, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copy(capInsets: capInsets) }

  /// Returns the image with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copy(alignmentRectInsets: insets) }

  private func copy(
    renderingMode: RenderingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil, capInsets: UIEdgeInsets? = nil
  ) -> UIImage {
    UIImage(
      storage: storage, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets, capInsets: capInsets ?? self.capInsets,
      originalBitmap: originalBitmap, orientation: imageOrientation)
  }

  /// Returns the bitmap in the PNG format, or `nil` for a symbol.
  open func pngData() -> Data? { try? shownBitmap?.pngData() }

  /// Draws the image in the current graphics context with its upper-left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image with its top left corner at a point, with a blend mode and an opacity from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current graphics context, scaled to fill a rectangle. A template is drawn in black.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current graphics context with a blend mode and an opacity from 0 to 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Returns an image of the same shape in a single colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  /// Returns an image of the same shape in a single colour, with a rendering mode. `.automatic` means
  /// `.alwaysOriginal`.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    tinted(color, renderingMode: renderingMode)
  }

  /// Returns the image mirrored horizontally, as it is shown. A symbol is returned as it is.
  open func withHorizontallyFlippedOrientation() -> UIImage { flipped() }

  /// Returns the symbol with another size and weight, or `nil` if the image is not a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withSymbolConfiguration(configuration)
  }
}
