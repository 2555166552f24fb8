// SPDX-License-Identifier: MIT

/// A view that shows an image. Template images and symbols have the tint colour.
///
/// ```swift
/// @MainActor func makeStar() -> UIImageView {
///   let star = UIImageView(image: UIImage(systemName: "star.fill"))
///   star.tintColor = .systemYellow
///   star.contentMode = .scaleAspectFit
///   return star
/// }
/// ```
///
/// An image view ignores touches unless `isUserInteractionEnabled` is set to `true`.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    imageDidChange()
  }

  /// Creates a view of the size of an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an image. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  /// The image. The default is `nil`.
  @ObservedProperty open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The image that is shown while ``isHighlighted`` is `true`. The default is `nil`, which means ``image``.
  @ObservedProperty open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether the view shows ``highlightedImage``. The default is `false`.
  @ObservedProperty open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  // MARK: Animation

  /// See UIImageView+Animation.swift.
  var frameAnimation = FrameAnimation()

  /// The images that ``startAnimating()`` shows in turn, of one size and scale. The default is `nil`. Setting it stops the
  /// animation.
  open var animationImages: [UIImage]? {
    get { frameAnimation.images }
    set {
      if isAnimating { stopAnimating() }
      frameAnimation.images = newValue
    }
  }

  /// The time in seconds in which all images are shown once. The default is a thirtieth of a second for each. It applies
  /// from the next start.
  open var animationDuration: TimeInterval {
    get { duration(ofImages: frameAnimation.images?.count ?? 0) }
    set { frameAnimation.duration = newValue }
  }

  /// How often the images are shown. The default is 0, which has no end. It applies from the next start.
  open var animationRepeatCount: Int {
    get { frameAnimation.repeatCount }
    set { frameAnimation.repeatCount = newValue }
  }

  /// Shows ``UIImageView/animationImages`` in turn, from the first one, in place of ``UIImageView/image``. Does nothing
  /// without images.
  open func startAnimating() { playImages() }

  /// Shows ``UIImageView/image`` again.
  open func stopAnimating() { stopImages() }

  /// Whether ``UIImageView/animationImages`` are shown in turn.
  open var isAnimating: Bool { playsImages }

  // MARK: Content

  private func setUp() {
    isUserInteractionEnabled = false
    // The scale of the contents follows the image from now on, not the display.
    contentScaleFactor = layer.contentsScale
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Updates the content. A plain bitmap becomes the layer's content directly, and an image that takes the tint colour
  /// or consists of outlines is recorded as a drawing.
  func imageDidChange() {
    invalidateIntrinsicContentSize()
    recordedSize = nil
    if let image = shownImage, !image.isTemplate, let bitmap = image.shownBitmap {
      layer.contents = bitmap
      layer.contentsScale = image.scale
      layer.contentsCenter = image.contentsCenter
    } else {
      layer.contents = nil
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      if isDrawn { setNeedsDisplay() }
    }
  }

  // MARK: Drawn images

  /// The size of the recorded drawing, in points.
  private var recordedSize: CGSize?

  private var isDrawn: Bool { shownImage.map { $0.isTemplate || $0.isSymbolImage } ?? false }

  /// The size in points at which the image is drawn, so that the layer need not scale it.
  private var drawnSize: CGSize {
    shownImage.map { contentMode.rect(of: $0.size, in: bounds).size } ?? .zero
  }

  open override func display(_ layer: CALayer) {
    guard isDrawn, let image = shownImage else { return }
    let size = drawnSize
    recordedSize = size
    layer.contentsScale = max(1, traitCollection.displayScale)
    guard size.width > 0, size.height > 0 else {
      layer.contents = nil
      return
    }
    let tint = image.isTemplate ? tintColor.resolvedColor(with: traitCollection).cgColor : nil
    layer.contents = DrawingRecording.record(size: size, scale: layer.contentsScale) { context in
      image.draw(in: context, rect: CGRect(origin: .zero, size: size), tint: tint)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    redrawIfResized()
  }

  open override var contentMode: ContentMode {
    didSet { redrawIfResized() }
  }

  private func redrawIfResized() {
    if isDrawn, drawnSize != recordedSize { setNeedsDisplay() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if isDrawn { setNeedsDisplay() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraits(default: .image) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIImage {
  /// The stretchable part of the image between its cap insets, in the unit coordinate space.
  fileprivate var contentsCenter: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle that content of `size` occupies in `bounds`.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .scaleAspectFill:
      return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
    default: return placed(size, in: bounds)
    }
  }

  private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func placed(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
    let isRight = [.right, .topRight, .bottomRight].contains(self)
    let isTop = [.top, .topLeft, .topRight].contains(self)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    let x = isLeft ? bounds.minX : isRight ? bounds.maxX - size.width : bounds.midX - size.width / 2
    let y = isTop ? bounds.minY : isBottom ? bounds.maxY - size.height : bounds.midY - size.height / 2
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
