// SPDX-License-Identifier: MIT
import UIKit

// Swift 5 code without isolation annotations, as published libraries have it.

class Marker: NSObject {
  var view = UIView()
  func show() { view.alpha = 1 }
  deinit { view.removeFromSuperview() }
}

func makeCard() -> UIView { UIView(frame: .zero) }

let sharedCard = makeCard()

struct Fade {
  let view: UIView

  func run(_ completion: ((Bool) -> Void)? = nil) {
    view.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 1 }, completion: completion)
  }
}

enum Panel {
  case plain
  var view: UIView { UIView() }
}

class FadeAnimator: NSObject {}

extension FadeAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
    transitionContext.completeTransition(true)
  }
}

class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  static let shared = FadeDelegate()

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.alpha = 1 }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

class TickingView: UIView {
  private var timer: Timer?
  private var observer: Any?
  private lazy var link = CADisplayLink(target: self, selector: Self.step)

  override init(frame: CGRect) {
    super.init(frame: frame)
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.alpha = 0.5 }
    observer = NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: .main) {
      [weak self] _ in self?.alpha = 0.4
    }
    DispatchQueue.main.async { [weak self] in self?.alpha = 0.3 }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    timer?.invalidate()
    stop()
  }

  private func stop() { layer.removeAllAnimations() }

  private func step() {}
}
