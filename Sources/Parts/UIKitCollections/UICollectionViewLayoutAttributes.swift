// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import RenderTree

/// The position and appearance of an element in a collection view: a cell, a supplementary view or a decoration view.
///
/// ```swift
/// @MainActor func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
///   let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
///   attributes.frame = CGRect(x: 0, y: CGFloat(item) * 44, width: 320, height: 44)
///   return attributes
/// }
/// ```
///
/// A subclass with additional properties overrides `copy(with:)`, calls `super`, and sets them on the result. It also
/// overrides `isEqual(_:)`; otherwise its views receive the attributes in every layout pass.
///
/// All numbers have to be finite.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  nonisolated(unsafe) private(set) var element = Element(category: .cell, kind: "", indexPath: IndexPath())
  nonisolated(unsafe) var values = Values() {
    didSet { requireFiniteValues() }
  }

  /// Creates attributes that belong to no element.
  public override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = Element(category: .cell, kind: "", indexPath: indexPath)
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    element = Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    element = Element(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  nonisolated deinit {}

  // MARK: The element

  /// The kind of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }

  // MARK: Geometry and appearance

  /// The rectangle before the transform, in points. Setting it sets ``center`` and ``size``.
  open var frame: CGRect {
    get { values.frame }
    set {
      var values = self.values
      values.size = newValue.size
      values.center = CGPoint(x: newValue.midX, y: newValue.midY)
      self.values = values
    }
  }

  /// The position of the centre, in points. The default is zero.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The size in points. The default is zero.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// A rectangle of ``size`` with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.size = newValue.size }
  }

  /// The transform about the centre in the plane. The default is the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform) }
    set { values.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform about the centre in space. The default is the identity.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }

  /// The opacity from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The order of elements that overlap: higher values are in front. The default is 0.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden. The default is `false`.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  private nonisolated func requireFiniteValues() {
    require(
      values.isFinite,
      """
      The layout attributes of \(element) contain infinity or NaN: center \(values.center), size \(values.size), alpha \
      \(values.alpha), transform \(values.transform). Look for a division by zero, or a sum of infinities, in the layout.
      """)
  }

  // MARK: Copying and comparing

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectMaker.make(type(of: self))
    copy.element = element
    copy.values = values
    return copy
  }

  /// Returns whether two objects of the same class have the same element and the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return element == other.element && values == other.values
  }

  /// Returns the same as ``isEqual(_:)``, which only subclasses override.
  final func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    let plain = UICollectionViewLayoutAttributes.self
    guard type(of: self) == plain, type(of: other) == plain else { return isEqual(other) }
    return values == other.values && element == other.element
  }

  nonisolated open override var hash: Int { element.hashValue }

  /// Makes attributes of this class for an element.
  class func make(_ element: Element) -> Self {
    let made = ObjectMaker.make(self)
    made.element = element
    return made
  }

  /// Returns a copy for another element, for items whose index paths change.
  func renamed(_ element: Element) -> Self {
    let renamed = duplicate()
    renamed.element = element
    return renamed
  }

  /// Returns a copy of the same class.
  func duplicate() -> Self {
    guard let copy = copy() as? Self else {
      fatalError("\(type(of: self)).copy(with:) must return the object that super returns")
    }
    return copy
  }
}

extension UICollectionViewLayoutAttributes {
  /// The identity of an element: its category, kind and index path.
  nonisolated struct Element: Hashable, Sendable, CustomStringConvertible {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    /// The category and the kind are left out, because few elements differ only in them.
    func hash(into hasher: inout Hasher) { hasher.combine(indexPath) }

    static func cell(_ indexPath: IndexPath) -> Element { Element(category: .cell, kind: "", indexPath: indexPath) }

    var description: String {
      let path = Array(indexPath)
      return switch category {
      case .cell: "the cell at \(path)"
      case .supplementaryView: "the supplementary view \"\(kind)\" at \(path)"
      case .decorationView: "the decoration view \"\(kind)\" at \(path)"
      }
    }
  }

  /// The values that are applied to an element's view.
  nonisolated struct Values: Equatable, Sendable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    var isFinite: Bool {
      CGRect(origin: center, size: size).isFinite && alpha.isFinite && transform.isFinite
    }

    var frame: CGRect {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
  }
}
