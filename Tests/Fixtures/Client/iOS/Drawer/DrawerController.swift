// SPDX-License-Identifier: MIT
// Written as for iOS, in the Swift of several years, with everything that scripts/port rewrites.
#if os(iOS)
  import CoreGraphics
  import QuartzCore
  import UIKit.UIGestureRecognizerSubclass

  @objc public protocol DrawerControllerDelegate: class {
    /// The drawer begins to open.
    @objc optional func drawerWillOpen(_ drawer: DrawerController)
    @objc optional func drawerDidClose(_ drawer: DrawerController)
    @objc optional func drawerShouldClose(_ drawer: DrawerController) -> Bool
    @objc optional func drawer(_ drawer: DrawerController, heightIn container: UIView) -> CGFloat
  }

  /// Shows a page from below, at a height that its delegate names; a tap on the rest or a drag closes it.
  @objcMembers
  open class DrawerController: UIViewController {
    public weak var delegate: DrawerControllerDelegate?
    @IBInspectable open dynamic var cornerRadius: CGFloat = 12
    let content: UIViewController
    lazy var interaction = DrawerInteraction()
    lazy var dismissTap: UITapGestureRecognizer = {
      UITapGestureRecognizer(target: self, action: #selector(close))
    }()

    @objc public init(content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
    }

    required public init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func close() {
      guard delegate?.drawerShouldClose?(self) ?? true else { return }
      dismiss(animated: true) { [weak self] in
        guard let drawer = self else { return }
        drawer.delegate?.drawerDidClose?(drawer)
      }
    }

    @objc fileprivate func handlePan(_ recognizer: UIPanGestureRecognizer) {
      if recognizer.state == UIGestureRecognizerState.began { interaction.isActive = true }
      interaction.update(by: recognizer, over: view.bounds.height) { self.close() }
    }
  }

  extension DrawerController {
    override open func viewDidLoad() {
      super.viewDidLoad()
      addChildViewController(content)
      content.view.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(24, 0, 0, 0))
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParentViewController: self)
      view.backgroundColor = .white
      view.layer.setValue(cornerRadius, forKeyPath: #keyPath(CALayer.cornerRadius))
      let pan = UIPanGestureRecognizer(target: self, action: #selector(DrawerController.handlePan(_:)))
      view.addGestureRecognizer(pan)
    }
  }
#endif
