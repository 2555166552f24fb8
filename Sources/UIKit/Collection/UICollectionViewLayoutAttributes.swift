// SPDX-License-Identifier: MIT

/// Where and how a layout shows one element: a cell, a supplementary view or a decoration view.
///
/// Subclasses that add properties override `copy(with:)`, call super's and set theirs on what it returns; and
/// `isEqual(_:)`, or their views are given the attributes anew at each layout.
///
/// Deviation: `init()` is required, so that copies are of the subclass.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  nonisolated(unsafe) private(set) var element = Element(category: .cell, kind: "", indexPath: IndexPath())
  nonisolated(unsafe) var look = Look()

  public required override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = Element(category: .cell, kind: "", indexPath: indexPath)
  }

  /// Attributes of a supplementary view, such as a section's header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    element = Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Attributes of a decoration view, which the layout itself registers.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    element = Element(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  nonisolated deinit {}

  // MARK: Which element

  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }

  // MARK: Where and how

  /// The rectangle before the transform. Setting it sets `center` and `size`.
  open var frame: CGRect {
    get { look.frame }
    set {
      look.size = newValue.size
      look.center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var center: CGPoint {
    get { look.center }
    set { look.center = newValue }
  }
  open var size: CGSize {
    get { look.size }
    set { look.size = newValue }
  }
  /// The same as a rectangle with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: look.size) }
    set { look.size = newValue.size }
  }
  /// The two-dimensional part of ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(look.transform) }
    set { look.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { look.transform }
    set { look.transform = newValue }
  }
  /// 0 is invisible, 1 opaque.
  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }
  /// Elements with higher values lie above others.
  open var zIndex: Int {
    get { look.zIndex }
    set { look.zIndex = newValue }
  }
  open var isHidden: Bool {
    get { look.isHidden }
    set { look.isHidden = newValue }
  }

  // MARK: Copying and comparing

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.element = element
    copy.look = look
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return element == other.element && look == other.look
  }

  nonisolated open override var hash: Int { element.hashValue }

  /// Attributes of a subclass.
  class func make(_ element: Element) -> Self {
    let made = Self()
    made.element = element
    return made
  }

  /// The same for another element, as one becomes when items before it come or go.
  func renamed(_ element: Element) -> Self {
    let renamed = duplicate()
    renamed.element = element
    return renamed
  }

  /// A copy of the same type.
  func duplicate() -> Self {
    guard let copy = copy() as? Self else {
      fatalError("\(type(of: self)).copy(with:) has to return what super's returns")
    }
    return copy
  }
}

extension UICollectionViewLayoutAttributes {
  /// Which element of a collection view.
  nonisolated struct Element: Hashable, Sendable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> Element { Element(category: .cell, kind: "", indexPath: indexPath) }
  }

  /// All that an element's view is given.
  nonisolated struct Look: Equatable, Sendable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    var frame: CGRect {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
  }
}
