// SPDX-License-Identifier: MIT
import UIKit

/// A subclass of a program that overrides the members of `UIViewController`.
@MainActor final class RecordingController: UIViewController {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var children: [UIViewController] { log(super.children) }
  override var parent: UIViewController? { log(super.parent) }
  override var isMovingToParent: Bool { log(super.isMovingToParent) }
  override var isMovingFromParent: Bool { log(super.isMovingFromParent) }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log(
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
        completion: completion))
  }
  override var presentationController: UIPresentationController? { log(super.presentationController) }
  override var popoverPresentationController: UIPopoverPresentationController? {
    log(super.popoverPresentationController)
  }
  override var activePresentationController: UIPresentationController? { log(super.activePresentationController) }
  override var isBeingPresented: Bool { log(super.isBeingPresented) }
  override var isBeingDismissed: Bool { log(super.isBeingDismissed) }
  override var definesPresentationContext: Bool {
    get { log(super.definesPresentationContext) }
    set { super.definesPresentationContext = newValue }
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { log(super.providesPresentationContextTransitionStyle) }
    set { super.providesPresentationContextTransitionStyle = newValue }
  }
  override var sheetPresentationController: UISheetPresentationController? { log(super.sheetPresentationController) }
  override var editButtonItem: UIBarButtonItem { log(super.editButtonItem) }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    log(super.setToolbarItems(toolbarItems, animated: animated))
  }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    log(super.setContentScrollView(scrollView, for: edge))
  }
  override func setContentScrollView(_ scrollView: UIScrollView?) { log(super.setContentScrollView(scrollView)) }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    log(super.contentScrollView(for: edge))
  }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    log(super.setNeedsUpdateOfSupportedInterfaceOrientations())
  }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() { log(super.setNeedsUpdateOfHomeIndicatorAutoHidden()) }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    log(super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
  }
  override class func attemptRotationToDeviceOrientation() { log(super.attemptRotationToDeviceOrientation()) }
  override var interfaceOrientation: UIInterfaceOrientation { log(super.interfaceOrientation) }
  override var edgesForExtendedLayout: UIRectEdge {
    get { log(super.edgesForExtendedLayout) }
    set { super.edgesForExtendedLayout = newValue }
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { log(super.extendedLayoutIncludesOpaqueBars) }
    set { super.extendedLayoutIncludesOpaqueBars = newValue }
  }
  override var automaticallyAdjustsScrollViewInsets: Bool {
    get { log(super.automaticallyAdjustsScrollViewInsets) }
    set { super.automaticallyAdjustsScrollViewInsets = newValue }
  }
  override var topLayoutGuide: any UILayoutSupport { log(super.topLayoutGuide) }
  override var bottomLayoutGuide: any UILayoutSupport { log(super.bottomLayoutGuide) }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) { log(super.addKeyCommand(keyCommand)) }
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) { log(super.removeKeyCommand(keyCommand)) }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { log(super.systemMinimumLayoutMargins) }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { log(super.viewRespectsSystemMinimumLayoutMargins) }
    set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  override var nibName: String? { log(super.nibName) }
  override var nibBundle: Bundle? { log(super.nibBundle) }
}
