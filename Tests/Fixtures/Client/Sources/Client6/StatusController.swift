// SPDX-License-Identifier: MIT
import UIKit

// View controllers, views and observers as libraries for iOS have them.

class StatusController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let impact = UIImpactFeedbackGenerator(style: .light)
  var observation: NSKeyValueObservation?
  let scrollView = UIScrollView()
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { return true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .slide }
  override var childForStatusBarStyle: UIViewController? { return children.first }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return [.portrait, .landscapeLeft] }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { true }
    set {}
  }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    extendedLayoutIncludesOpaqueBars = true
    automaticallyAdjustsScrollViewInsets = false
    scrollView.scrollsToTop = false
    impact.prepare()
    impact.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let inset = topLayoutGuide.length + bottomLayoutGuide.length
    print(inset)
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    let v = NSValue(cgRect: view.frame).cgRectValue
    let t = NSValue(caTransform3D: CATransform3DIdentity)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = t
    print(v)
    observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] object, change in
      guard let new = change.newValue, let old = change.oldValue, new != old else { return }
      MainActor.assumeIsolated { self?.update(object.contentSize) }
    }
    scrollView.accessibilityIdentifier = "scroll"
    scrollView.accessibilityTraits = [.button, .header]
    UIAccessibility.post(notification: .screenChanged, argument: scrollView)
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
    if let popover = alert.popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = view.bounds
      popover.permittedArrowDirections = [.up, .down]
      popover.delegate = self
    }
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    navigationController?.navigationBar.isTranslucent = false
    navigationController?.navigationBar.barStyle = .black
    setNeedsStatusBarAppearanceUpdate()
    print(UIApplication.shared.statusBarFrame.height, UIDevice.current.orientation.isLandscape)
    print(view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0)
    print(view.window?.windowScene?.interfaceOrientation.isPortrait ?? true)
  }
  func update(_ s: CGSize) {}
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}
class Badge: UIView {
  override var accessibilityLabel: String? {
    get { "badge" }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .staticText }
    set {}
  }
}
class KeyboardObserver: NSObject {
  private var token: NSObjectProtocol?

  override init() {
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { n in
      _ = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    }
  }
}
