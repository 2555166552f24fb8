// SPDX-License-Identifier: MIT
import UIKit

/// A transition between two pages that stays interactive and is set to any fraction, in either direction.
///
///     resting ─▶ beginning ─▶ interactive ─▶ turning ─▶ ending ─▶ resting
///
/// A transition begins in the frame after it was asked for, because its controllers may be in the middle of callbacks.
/// One in the other direction needs another animator. It is turning until it may end, and the next one begins in the
/// frame after that. In another size, a transition begins again at once.
final class ScrubbedTransition {
  private enum Phase {
    case resting
    case beginning(CADisplayLink)
    case interactive(driver: any StyleInteractor, isForward: Bool)
    case turning(CADisplayLink, driver: any StyleInteractor)
    case ending
  }

  /// The requested fraction of the animation, and its direction. The fraction lies from 0 to 1, or beyond the ends where
  /// a curve does.
  struct Target: Equatable {
    var fraction: CGFloat = 0
    var isForward = true
  }

  private let stage: Stage
  private var phase = Phase.resting
  /// The fraction of the transition that is shown.
  private var shownFraction: CGFloat = 0
  /// Whether a transition has ended so that one in the other direction begins, which need not ask again.
  private var hasTurned = false
  private(set) var target = Target()
  /// Returns whether the transition may begin or turn in the frame of a display link. If not, it asks again in the next
  /// one.
  var mayBegin: ((CADisplayLink) -> Bool)?
  /// Called before a transition turns that does not show its end, where the pages will jump.
  var onJump: (() -> Void)?
  /// Called when a transition in a new direction or size has begun.
  var onBegin: (() -> Void)?
  /// The motion of the running transition, or the expected one before the first has begun.
  private(set) var motion: SystemMotion
  let style: TransitionStyle

  /// - Parameter isInContext: Whether a presented page stays within the first page instead of covering the window.
  init(
    style: TransitionStyle, kind: TransitionKind, pages: (first: UIViewController, second: UIViewController),
    isInContext: Bool = true
  ) {
    self.style = style
    stage = Stage(style: style, kind: kind, pages: pages, isInContext: isInContext)
    motion = SystemMotion(of: style, animator: style.animator(Move(kind: kind, isForward: true)))
  }

  /// The view that contains the pages. Nothing begins while it is in no window.
  weak var container: UIView?

  var rootViewController: UIViewController { stage.rootViewController }

  /// Whether the pages show the target, and not the end of a transition in the other direction.
  var isInteractive: Bool {
    if case .interactive(_, target.isForward) = phase { true } else { false }
  }

  /// Whether a transition is about to be interactive.
  var isBeginning: Bool {
    switch phase {
    case .beginning, .turning, .ending: true
    case .resting, .interactive: false
    }
  }

  func show(_ target: Target) {
    self.target = target
    update()
  }

  /// Begins again, because the pages have another size.
  func restart() {
    switch phase {
    case .interactive(let driver, _): cancel(driver)
    case .turning(let link, let driver):
      link.invalidate()
      cancel(driver)
    case .resting, .beginning, .ending: break
    }
  }

  private func cancel(_ driver: any StyleInteractor) {
    driver.update(0)
    end { driver.cancel() }
  }

  /// Ends the transition, because the pages leave the screen. One that remained interactive would keep its pages alive.
  func stop() {
    if case .beginning(let link) = phase {
      link.invalidate()
      phase = .resting
    }
    restart()
  }

  /// Sets the fraction without a change of the target, to measure the pages there. The change is on the screen with the
  /// next frame.
  func measure(at fraction: CGFloat) {
    guard case .interactive(let driver, _) = phase else { return }
    driver.update(fraction)
  }

  /// Runs a closure that measures the pages, while a snapshot covers them, and shows the target again.
  func covered<Result>(_ pages: UIView, _ body: () -> Result) -> Result {
    pages.covered(body, restore: update)
  }

  private func update() {
    guard container?.window != nil else { return }
    switch phase {
    case .resting: begin()
    case .beginning, .turning, .ending: break
    case .interactive(let driver, target.isForward):
      driver.update(target.fraction)
      shownFraction = target.fraction
    case .interactive(let driver, let isForward): turn(driver, isForward: isForward)
    }
  }

  private func begin() {
    let hasTurned = self.hasTurned
    phase = .beginning(
      inFrame { [weak self] link in
        guard hasTurned || self?.mayBegin?(link) ?? true else { return }
        link.invalidate()
        self?.start()
      })
  }

  private func turn(_ driver: any StyleInteractor, isForward: Bool) {
    let link = inFrame { [weak self] link in
      guard self?.mayBegin?(link) ?? true else { return }
      link.invalidate()
      self?.endTurn(of: driver, isForward: isForward)
    }
    phase = .turning(link, driver: driver)
  }

  /// Calls a closure in each frame until it invalidates the link.
  private func inFrame(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    let link = CADisplayLink(body)
    link.add(to: .main, forMode: .common)
    return link
  }

  /// Ends the transition, unless its direction is shown again by now.
  private func endTurn(of driver: any StyleInteractor, isForward: Bool) {
    phase = .interactive(driver: driver, isForward: isForward)
    guard isForward != target.isForward else { return update() }
    if shownFraction != 1 { onJump?() }
    driver.update(1)
    hasTurned = true
    end { driver.finish() }
  }

  private func start() {
    (phase, hasTurned, shownFraction) = (.resting, false, 0)
    // The frame may come before the first layout. A page presented in a container without a size would keep its own. A
    // layout for another size of the window may remove the container.
    container?.window?.layoutIfNeeded()
    guard container?.window != nil else { return }
    let isForward = !stage.isForward
    var hasEnded = false
    let driver = stage.startInteractively { [weak self] in
      hasEnded = true
      self?.didEnd()
    }
    guard let driver, !hasEnded else { return }
    driver.allowsOvershoot = true
    phase = .interactive(driver: driver, isForward: isForward)
    guard isForward == target.isForward else { return update() }
    motion = SystemMotion(of: style, animator: stage.animator)
    update()
    onBegin?()
  }

  private func end(_ release: () -> Void) {
    phase = .ending
    release()
  }

  private func didEnd() {
    phase = .resting
    update()
  }
}
