// SPDX-License-Identifier: MIT
import UIKit

/// A drag upward over a page that presents another one, and drives its presentation.
final class PresentDrag: NSObject, UIGestureRecognizerDelegate {
  private let style: TransitionStyle
  private let makePage: () -> UIViewController
  private weak var controller: UIViewController?
  /// The delegate of the presented controller, which keeps only a weak reference to it.
  private var styleDelegate: StyleDelegate?
  private let backDrag = BackDrag()
  private var driver: (any StyleInteractor)?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: PresentDrag.drag)

  /// - Parameter makePage: Makes the page that is presented.
  init(style: TransitionStyle, makePage: @escaping () -> UIViewController) {
    self.style = style
    self.makePage = makePage
  }

  func attach(to controller: UIViewController) {
    self.controller = controller
    pan.delegate = self
    controller.view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let height = max(pan.view?.bounds.height ?? 1, 1)
    let progress = min(max(-pan.translation(in: nil).y / height, 0), 1)
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(style.timing.percentage(progress))
    case .ended:
      end(finishing: Release.finishes(at: progress, velocity: -pan.velocity(in: nil).y, over: height))
    case .cancelled, .failed: end(finishing: false)
    case .possible: break
    }
  }

  private func begin() {
    present { $0.makeInteractor(for: Move(kind: .present, isForward: true)) }
  }

  /// Presents the page without a drag, for the keyboard.
  func present() { if canPresent { present { _ in nil } } }

  private func present(drivenBy makeDriver: (StyleDelegate) -> (any StyleInteractor)?) {
    guard let controller else { return }
    let (page, styleDelegate) = (makePage(), StyleDelegate(style: style))
    styleDelegate.configure(presented: page, over: controller)
    self.styleDelegate = styleDelegate
    driver = makeDriver(styleDelegate)
    styleDelegate.interactor = driver
    controller.present(page, animated: true)
    styleDelegate.interactor = nil
    backDrag.attach(to: page, kind: .present, styleDelegate: styleDelegate)
  }

  private var canPresent: Bool {
    driver == nil && controller?.presentedViewController == nil && controller?.transitionCoordinator == nil
  }

  private func end(finishing: Bool) {
    finishing ? driver?.finish() : driver?.cancel()
    driver = nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: nil)
    return velocity.y < 0 && abs(velocity.y) > abs(velocity.x) && canPresent
  }
}
