// SPDX-License-Identifier: MIT
import UIKit

/// A drawer that an interruptible animator opens and closes. It can be caught, dragged and thrown.
final class DrawerViewController: UIViewController {
  enum State {
    case open
    case closed

    var opposite: State { self == .open ? .closed : .open }
  }

  private(set) var state = State.closed
  private(set) var animator: UIViewPropertyAnimator?
  private var progressWhenInterrupted: CGFloat = 0
  private let handle = UIView()
  private let closedHeight: CGFloat = 72
  private let openHeight: CGFloat = 320

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.card
    view.layer.cornerRadius = 16
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.2
    view.layer.shadowRadius = 8
    view.accessibilityIdentifier = "drawer"
    handle.backgroundColor = .tertiaryLabel
    handle.layer.cornerRadius = 2.5
    view.addSubview(handle)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    handle.frame = CGRect(x: view.bounds.midX - 18, y: 8, width: 36, height: 5)
  }

  func layOut(in parent: UIView) {
    guard animator == nil else { return }
    view.frame = frame(for: state, in: parent)
  }

  private func frame(for state: State, in parent: UIView) -> CGRect {
    let height = (state == .open ? openHeight : closedHeight) + parent.safeAreaInsets.bottom
    return CGRect(x: 0, y: parent.bounds.height - height, width: parent.bounds.width, height: openHeight + 200)
  }

  // MARK: Animating

  @objc private func handleTap() {
    toggle()
  }

  func toggle() {
    if let animator {
      animator.isReversed.toggle()
      state = state.opposite
    } else {
      animate(to: state.opposite)
    }
  }

  private func animate(to newState: State) {
    guard let parent = view.superview else { return }
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.9) {
      self.view.frame = self.frame(for: newState, in: parent)
    }
    let oldState = state
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      self.animator = nil
      self.state = position == .end ? newState : oldState
      self.view.superview?.setNeedsLayout()
    }
    state = newState
    self.animator = animator
    animator.startAnimation()
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if animator == nil { animate(to: state.opposite) }
      animator?.pauseAnimation()
      progressWhenInterrupted = animator?.fractionComplete ?? 0
    case .changed:
      animator?.fractionComplete = progressWhenInterrupted + progress(of: pan)
    case .ended, .cancelled:
      settle(pan)
    default:
      break
    }
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    let distance = openHeight - closedHeight
    var progress = pan.translation(in: view.superview).y / distance
    if state == .open { progress = -progress }
    return animator?.isReversed == true ? -progress : progress
  }

  private func settle(_ pan: UIPanGestureRecognizer) {
    let velocity = pan.velocity(in: view.superview).y
    let opens = velocity == 0 ? state == .open : velocity < 0
    if opens != (state == .open) { toggle() }
    animator?.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.9), durationFactor: 0.5)
  }
}
