// SPDX-License-Identifier: MIT

/// The part of a view controller's view that bars cover at the top or at the bottom.
///
/// It has anchors, and can be an item of constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part in points.
  var length: CGFloat { get }
}

/// The part of a view that the safe area leaves out at the top or at the bottom.
package final class SafeAreaLayoutSupport: NSObject, UILayoutSupport {
  package enum Side { case top, bottom }

  package let side: Side
  private let findView: () -> UIView?

  /// - Parameter view: Returns the view, or nil if it is gone. It is called when the view is needed.
  package init(_ side: Side, of view: @escaping () -> UIView?) {
    self.side = side
    findView = view
  }

  nonisolated deinit {}

  package var view: UIView? { findView() }

  package var length: CGFloat {
    let insets = view?.safeAreaInsets ?? .zero
    return side == .top ? insets.top : insets.bottom
  }
}
