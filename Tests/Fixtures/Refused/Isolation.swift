// SPDX-License-Identifier: MIT
import UIKit

// Swift 5 code without isolation annotations, as published libraries have it. In the Swift 5 mode it compiles, with
// warnings about closures that may run elsewhere. In the Swift 6 mode the compiler reports each use of UIKit that it
// cannot prove to be on the main actor.

class Marker: NSObject {
  // expected-swift6-error@+1 {{main actor-isolated default value in a nonisolated context}}
  var view = UIView()
  // expected-swift6-note@+2 {{add '@MainActor' to make instance method 'show()' part of global actor 'MainActor'}}
  // expected-swift6-warning@+1 {{main actor-isolated property 'alpha' can not be mutated from a nonisolated context}}
  func show() { view.alpha = 1 }
  // expected-swift6-warning@+1 {{call to main actor-isolated instance method 'removeFromSuperview()' in a synchronous nonisolated context}}
  deinit { view.removeFromSuperview() }
}

// expected-swift6-note@+2 {{add '@MainActor' to make global function 'makeCard()' part of global actor 'MainActor'}}
// expected-swift6-warning@+1 {{call to main actor-isolated initializer 'init(frame:)' in a synchronous nonisolated context}}
func makeCard() -> UIView { UIView(frame: .zero) }

let sharedCard = makeCard()

struct Fade {
  let view: UIView

  // expected-swift6-note@+1 {{add '@MainActor' to make instance method 'run' part of global actor 'MainActor'}}
  func run(_ completion: ((Bool) -> Void)? = nil) {
    // expected-swift6-warning@+2 {{call to main actor-isolated class method 'animate(withDuration:animations:completion:)' in a synchronous nonisolated context}}
    // expected-swift6-warning@+1 {{main actor-isolated property 'alpha' can not be mutated from a nonisolated context}}
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 1 }, completion: completion)
  }
}

class FadeAnimator: NSObject {}

extension FadeAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate, UIScrollViewDelegate {
  static let shared = FadeDelegate()

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.alpha = 1 }
}

class TickingView: UIView {
  private var timer: Timer?
  private var observer: Any?

  func start() {
    // expected-warning@+1 {{main actor-isolated property 'alpha' can not be mutated from a Sendable closure}}
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.alpha = 0.5 }
    observer = NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: .main) {
      // expected-warning@+1 {{main actor-isolated property 'alpha' can not be mutated from a Sendable closure}}
      [weak self] _ in self?.alpha = 0.4
    }
    DispatchQueue.main.async { [weak self] in self?.alpha = 0.3 }
    // expected-warning@+1 {{main actor-isolated property 'alpha' can not be mutated from a Sendable closure}}
    DispatchQueue.global().async { self.alpha = 0.2 }
  }

  deinit {
    timer?.invalidate()
    // expected-swift6-warning@+1 {{call to main actor-isolated instance method 'stop()' in a synchronous nonisolated context}}
    stop()
  }

  // expected-swift6-note@+2 {{calls to instance method 'stop()' from outside of its actor context are implicitly asynchronous}}
  // expected-swift6-note@+1 {{main actor isolation inferred from inheritance from class 'UIView'}}
  private func stop() { layer.removeAllAnimations() }
}
