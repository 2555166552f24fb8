// SPDX-License-Identifier: MIT
import UIKitCore

/// A rectangle of a view that takes part in constraints but is not drawn.
///
/// ```swift
/// @MainActor func center(_ label: UILabel, above footer: UIView, in page: UIView) {
///   let space = UILayoutGuide()
///   page.addLayoutGuide(space)
///   NSLayoutConstraint.activate([
///     space.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
///     space.bottomAnchor.constraint(equalTo: footer.topAnchor),
///     label.centerYAnchor.constraint(equalTo: space.centerYAnchor),
///   ])
/// }
/// ```
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ConstraintItem {
  /// The quantity that determines the rectangle.
  nonisolated enum Kind: Hashable {
    /// Constraints.
    case own
    case safeArea, margins, readableContent
    /// The content of a scroll view, and the part of the scroll view's coordinates that is visible.
    case scrollContent, scrollFrame
    /// The parts outside the safe area at the top and at the bottom.
    case topCover, bottomCover
    /// The part that the input views of the first responder cover.
    case keyboard
  }

  let kind: Kind
  /// The view in whose coordinates the guide is, which it does not keep, or `nil`. See ``UIView/addLayoutGuide(_:)``.
  open internal(set) var owningView: UIView? {
    get { viewLink.object }
    set { viewLink = WeakLink(newValue) }
  }
  private var viewLink = WeakLink<UIView>()
  /// A name for the program's own use.
  open var identifier = ""

  /// Creates a guide that constraints determine.
  public convenience override init() { self.init(.own) }

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  nonisolated deinit {}

  /// The rectangle in the coordinates of the owning view, in points. Up to date after the view's layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .scrollFrame: return view.bounds
    case .topCover: return view.bounds.divided(atDistance: view.safeAreaInsets.top, from: .minYEdge).slice
    case .bottomCover: return view.bounds.divided(atDistance: view.safeAreaInsets.bottom, from: .maxYEdge).slice
    case .keyboard: return view.bounds.divided(atDistance: view.keyboardOverlap, from: .maxYEdge).slice
    case .own, .readableContent, .scrollContent:
      view.existingParticipant?.solve()
      return view.existingParticipant?.frame(of: self) ?? .zero
    }
  }

  /// The frame of the last solution, if constraints determine it.
  var solvedFrame: CGRect?
  private(set) lazy var anchors = AnchorTable()
  var constrainedView: UIView? { owningView }

  // MARK: Anchors

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }

  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }

  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }

  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { anchor(.width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { anchor(.height) }
}
