// SPDX-License-Identifier: MIT

/// The part of a view controller's view that bars cover at the top or at the bottom.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part in points.
  var length: CGFloat { get }
}

/// A layout guide whose length is the safe area of a view controller's view at one side.
final class SafeAreaLayoutSupport: NSObject, UILayoutSupport {
  private weak var controller: UIViewController?
  private let side: KeyPath<UIEdgeInsets, CGFloat>

  init(of controller: UIViewController, side: KeyPath<UIEdgeInsets, CGFloat>) {
    self.controller = controller
    self.side = side
  }

  nonisolated deinit {}

  var length: CGFloat { controller?.viewIfLoaded?.safeAreaInsets[keyPath: side] ?? 0 }
}
