// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

/// A view that a collection view reuses for another element when its own is no longer visible.
///
/// ```swift
/// final class HeaderView: UICollectionReusableView {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     addSubview(label)
///   }
///
///   required init?(coder: NSCoder) { super.init(coder: coder) }
///
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     label.text = nil
///   }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which the class was registered, or `nil`.
  open internal(set) var reuseIdentifier: String?
  /// The key of the view in the reuse pool.
  var reuseKey: ReuseKey?
  /// Whether the user moves the view, which then does not follow the layout.
  var isHeld = false
  /// The element that the view shows.
  var element: UICollectionViewLayoutAttributes.Element?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool {
    self == UICollectionReusableView.self || super.drawsNothing
  }

  /// Called before the view shows another element. An override calls `super` and resets the state of the last element.
  open func prepareForReuse() {}

  /// Called when the view receives attributes, for layouts with custom attributes. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of the layout. Called before the view appears, if the layout
  /// takes such a wish into account, as ``UICollectionViewFlowLayout/estimatedItemSize`` makes a flow layout do.
  ///
  /// By default the size is that which the view's constraints need, rounded up to whole pixels, close to that of the
  /// layout; without constraints it is what ``UIView/sizeThatFits(_:)`` returns. An override may call `super`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate()
    let (fitting, scale) = (systemLayoutSizeFitting(layoutAttributes.size), max(traitCollection.displayScale, 1))
    preferred.size = CGSize(
      width: (fitting.width * scale).rounded(.up) / scale, height: (fitting.height * scale).rounded(.up) / scale)
    return preferred
  }

  /// Tells the collection view that the content needs another size. See ``UICollectionView/selfSizingInvalidation``.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.contentDidChange(in: self, byConstraints: false)
  }

  /// Called before a change of layouts moves the view. Does nothing by default.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after a change of layouts has moved the view. Does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  static func type(of viewClass: AnyClass, for identifier: String) -> UICollectionReusableView.Type {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "\(viewClass), registered for \"\(identifier)\", has to be a subclass of UICollectionReusableView")
    }
    return type
  }

  /// Applies the values of the attributes to the view, unless the user moves it.
  func applyValues(of attributes: UICollectionViewLayoutAttributes) {
    if !isHeld { setValues(of: attributes) }
  }

  func setValues(of attributes: UICollectionViewLayoutAttributes) {
    let values = attributes.values
    if bounds.size != values.size { bounds.size = values.size }
    center = values.center
    transform3D = values.transform
    alpha = values.alpha
    isHidden = values.isHidden
    if layer.zPosition != CGFloat(values.zIndex) { layer.zPosition = CGFloat(values.zIndex) }
    apply(attributes)
  }
}
