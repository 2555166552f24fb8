// SPDX-License-Identifier: MIT

/// A view that a collection view uses again for another element when its own has gone out of sight.
///
/// Deviation: `init(frame:)` is required, as views are made of the class that was registered. So a subclass writes
/// `required init(frame: CGRect)` for iOS's `override init(frame: CGRect)`.
@MainActor open class UICollectionReusableView: UIView {
  /// As it was registered; nil for a view that was not.
  public internal(set) var reuseIdentifier: String?
  /// Where the view goes when it is no longer needed.
  var reuseKey: ReuseKey?
  /// What it shows now.
  var element: UICollectionViewLayoutAttributes.Element?

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UICollectionReusableView.self || super.drawsNothing }

  /// The view is about to show another element. Overrides call super and let go of what the last one left.
  open func prepareForReuse() {}

  /// The view has been given these attributes. For layouts that have attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The view is about to be moved by a change of layouts.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The change of layouts is over.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  static func type(of viewClass: AnyClass, for identifier: String) -> UICollectionReusableView.Type {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "\(viewClass), registered for \"\(identifier)\", has to be a subclass of UICollectionReusableView")
    }
    return type
  }

  /// Takes all that attributes say.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let look = attributes.look
    if bounds.size != look.size { bounds.size = look.size }
    center = look.center
    transform3D = look.transform
    alpha = look.alpha
    isHidden = look.isHidden
    if layer.zPosition != CGFloat(look.zIndex) { layer.zPosition = CGFloat(look.zIndex) }
    apply(attributes)
  }
}
