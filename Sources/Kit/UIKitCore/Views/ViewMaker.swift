// SPDX-License-Identifier: MIT

/// An implementation detail that creates views of a class known only at run time. Do not use it.
///
/// It calls their `init(frame:)` although that is not a required initialiser. ``/QuartzCore/LayerMaker`` describes how.
@preconcurrency @MainActor open class ViewMaker: UIView {
  /// Creates a view. Not called on this class itself.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Creates a view of a class.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    let maker = unsafeBitCast(type as AnyClass, to: ViewMaker.Type.self)
    return unsafeDowncast(maker.init(frame: frame) as AnyObject, to: type)
  }
}
