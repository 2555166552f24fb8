// SPDX-License-Identifier: MIT
import UIKit

/// A small live picture of a style: two pages in a frame, and any instant of the transition between them.
final class StylePicture: UIView {
  let style: TransitionStyle
  private let kind: TransitionKind
  private let makePages: () -> (first: UIViewController, second: UIViewController)
  private var transition: ScrubbedTransition?
  private var windowFrame: WindowFrame?
  /// A snapshot of the pages, shown until a transition has begun again.
  private var still: UIView?

  /// - Parameters:
  ///   - kind: The kind of the transition, or nil for the one in which the style is seen best in a small picture.
  ///   - pages: Makes the pages when the picture is shown.
  init(
    style: TransitionStyle, kind: TransitionKind? = nil,
    pages: @escaping () -> (first: UIViewController, second: UIViewController)
  ) {
    self.style = style
    self.kind = kind ?? (style.kinds.contains(.present) ? .present : style.kinds[0])
    makePages = pages
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the pages exist.
  var isLive: Bool { transition != nil }
  /// The controller in which the pages are shown.
  var parent: UIViewController? { transition?.rootViewController.parent }

  /// Whether the frame stands out.
  var isChosen = false { didSet { windowFrame?.isChosen = isChosen } }

  /// Shows the transition at a moment. The pages are made when they are first needed.
  func show(_ moment: PictureLoop.Moment, in parent: UIViewController) {
    let transition = transition ?? start(in: parent)
    transition.show(
      ScrubbedTransition.Target(
        fraction: transition.motion.fraction(at: moment.elapsed), isForward: moment.isForward))
  }

  private func start(in parent: UIViewController) -> ScrubbedTransition {
    let transition = ScrubbedTransition(style: style, kind: kind, pages: makePages())
    let root = transition.rootViewController
    (root as? UINavigationController)?.setNavigationBarHidden(true, animated: false)
    let windowFrame = WindowFrame(root.view)
    windowFrame.isChosen = isChosen
    transition.container = windowFrame
    transition.onBegin = { [weak self] in self?.removeStill() }
    parent.addChild(root)
    insertSubview(windowFrame, at: 0)
    root.didMove(toParent: parent)
    self.transition = transition
    self.windowFrame = windowFrame
    setNeedsLayout()
    return transition
  }

  /// Replaces the pages by a snapshot of them, because the page with the picture is about to leave the screen. It may come
  /// back slowly, under a finger.
  func freeze() {
    still?.removeFromSuperview()
    still = windowFrame?.snapshotView(afterScreenUpdates: false) ?? still
    still.map(addSubview)
    stop()
  }

  private func removeStill() {
    still?.removeFromSuperview()
    still = nil
  }

  /// Removes the pages, to save time while the picture is out of sight.
  func stop() {
    guard let transition else { return }
    let root = transition.rootViewController
    transition.stop()
    root.willMove(toParent: nil)
    windowFrame?.removeFromSuperview()
    root.removeFromParent()
    self.transition = nil
    windowFrame = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    still?.frame = bounds
    guard let windowFrame, windowFrame.frame != bounds else { return }
    let isFirst = windowFrame.bounds.isEmpty
    windowFrame.frame = bounds
    windowFrame.layoutIfNeeded()
    if !isFirst { transition?.restart() }
  }
}
