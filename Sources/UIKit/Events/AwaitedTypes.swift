// SPDX-License-Identifier: MIT

// Stand-ins so that this part builds until the views are there. Whoever brings them deletes this file.
@MainActor open class UIResponder: NSObject {
  nonisolated deinit {}
}

@MainActor open class UIView: UIResponder {
  open var window: UIWindow? { nil }
  open var superview: UIView? { nil }
  open var bounds = CGRect.zero
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func isDescendant(of view: UIView) -> Bool { false }
  nonisolated deinit {}
}

@MainActor open class UIWindow: UIView {
  package weak var firstResponder: UIResponder?
  package let deadlines = DeadlineQueue()
  nonisolated deinit {}
}
