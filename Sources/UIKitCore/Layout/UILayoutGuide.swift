// SPDX-License-Identifier: MIT

/// A rectangle of a view: its safe area or its margins.
///
/// In contrast to UIKit, it has a frame and no anchors, and programs cannot add their own.
///
/// ```swift
/// final class Page: UIView {
///   private let title = UILabel()
///
///   override func layoutSubviews() { title.frame = safeAreaLayoutGuide.layoutFrame }
/// }
/// ```
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view whose rectangle it is. Held weakly.
  open private(set) weak var owningView: UIView?

  private let insets: KeyPath<UIView, UIEdgeInsets>

  init(of view: UIView, insets: KeyPath<UIView, UIEdgeInsets>) {
    owningView = view
    self.insets = insets
  }

  /// Programs cannot add guides.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public override init() { fatalError("unavailable") }

  nonisolated deinit {}

  /// The rectangle in the coordinates of the view, in points.
  open var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: $0[keyPath: insets]) } ?? .zero }
}

extension UIView {
  /// The part of the view that neither bars nor the window's edges cover.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, insets: \.safeAreaInsets) }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self, insets: \.layoutMargins) }
}
