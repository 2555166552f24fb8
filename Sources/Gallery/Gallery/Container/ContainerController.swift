// SPDX-License-Identifier: MIT
import UIKit

/// A custom container: it shows one of its children, below a bar of buttons.
///
/// The system does not know about its transitions. It makes their context and their coordinator itself, sends its
/// children the appearance callbacks, and gives them the coordinator by overriding `transitionCoordinator`.
class ContainerController: UIViewController {
  private static let barHeight: CGFloat = 64

  let viewControllers: [UIViewController]
  weak var delegate: (any ContainerControllerDelegate)?
  /// The view in which the transitions run.
  let containerView = UIView()
  let bar: ContainerBar
  private var index = 0
  private var running: Run?
  /// The index that was selected when no transition could begin, which the container shows when one can.
  private var pendingIndex: Int?
  private var appearance = Appearance.disappeared

  /// The last appearance callback that the container has received.
  private enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// A running transition.
  private struct Run {
    let coordinator: ContainerCoordinator
    let from, to: Int
  }

  init(viewControllers: [UIViewController]) {
    precondition(!viewControllers.isEmpty, "ContainerController: no child to show; pass at least one")
    self.viewControllers = viewControllers
    bar = ContainerBar(items: viewControllers.map { ($0.title ?? "", $0.tabBarItem.image) })
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The index of the child that is shown, or that the running transition leads to. A cancelled interaction restores
  /// it.
  ///
  /// A child that is selected while the container is not visible, or about to disappear, is shown when the container
  /// has appeared again.
  var selectedIndex: Int {
    get { index }
    set {
      precondition(viewControllers.indices.contains(newValue), "ContainerController: no child \(newValue)")
      guard newValue != index else {
        pendingIndex = nil
        return
      }
      guard canBeginTransition else {
        pendingIndex = newValue
        return
      }
      transition(from: index, to: newValue)
    }
  }

  /// Whether a child that is selected now is shown at once.
  var canBeginTransition: Bool {
    running == nil && (!isViewLoaded || appearance == .appearing || appearance == .appeared)
  }

  var selectedViewController: UIViewController { viewControllers[index] }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running?.coordinator ?? super.transitionCoordinator
  }

  // MARK: Views

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    containerView.clipsToBounds = true
    view.addSubview(containerView)
    view.addSubview(bar)
    bar.select(index)
    bar.onSelect = { [weak self] in self?.selectedIndex = $0 }
    addChild(selectedViewController)
    containerView.addSubview(selectedViewController.view)
    selectedViewController.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
    containerView.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: view.bounds.width, height: view.bounds.height - bar.frame.maxY)
    for child in children {
      // Set the size only: during a transition the view's frame includes its transform.
      child.view.bounds.size = containerView.bounds.size
      child.view.center = CGPoint(x: containerView.bounds.midX, y: containerView.bounds.midY)
    }
  }

  // MARK: Appearance

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance = .appearing
    if running == nil { selectedViewController.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearance = .appeared
    if running == nil { selectedViewController.endAppearanceTransition() }
    selectPending()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearance = .disappearing
    if running == nil { selectedViewController.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearance = .disappeared
    if running == nil { selectedViewController.endAppearanceTransition() }
  }

  /// Ends the callbacks of the child that a transition leaves on the screen. During the transition, the container's own
  /// appearance may have changed. The child has not been told of that, and follows now.
  private func endAppearance(of child: UIViewController) {
    switch appearance {
    case .appeared: child.endAppearanceTransition()
    case .appearing: break
    case .disappearing: child.beginAppearanceTransition(false, animated: false)
    case .disappeared:
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
  }

  // MARK: Transitions

  private func transition(from: Int, to: Int) {
    let (old, new) = (viewControllers[from], viewControllers[to])
    index = to
    guard isViewLoaded else { return }
    addChild(new)
    guard let animator = delegate?.container(self, animationControllerForTransitionFrom: old, to: new) else {
      return change(from: old, to: new)
    }
    let interaction = delegate?.container(self, interactionControllerFor: animator)
    let waits = interaction?.wantsInteractiveStart ?? false
    let context = ContainerContext(containerView: containerView, from: old, to: new, animator: animator)
    context.observer = self
    running = Run(
      coordinator: ContainerCoordinator(context: context, initiallyInteractive: waits), from: from, to: to)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    running?.coordinator.animate(alongsideTransition: { [bar] _ in bar.movePill(to: to) }, completion: nil)
    if let interaction, waits {
      interaction.startInteractiveTransition(context)
    } else {
      interaction?.attach(to: context)
      context.animate(paused: false)
    }
  }

  /// Changes the child without animation.
  private func change(from old: UIViewController, to new: UIViewController) {
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    new.view.frame = containerView.bounds
    containerView.addSubview(new.view)
    new.didMove(toParent: self)
    finish(leaving: old, staying: new)
    bar.select(index)
  }

  /// Removes one child, keeps the other, and ends the appearance callbacks of both.
  private func finish(leaving: UIViewController, staying: UIViewController) {
    leaving.willMove(toParent: nil)
    leaving.view.removeFromSuperview()
    leaving.removeFromParent()
    leaving.endAppearanceTransition()
    endAppearance(of: staying)
  }

  private func selectPending() {
    guard canBeginTransition, let next = pendingIndex else { return }
    pendingIndex = nil
    selectedIndex = next
  }
}

extension ContainerController: ContainerContextObserver {
  func contextDidSetUp(_ context: ContainerContext) { running?.coordinator.setUp() }

  func contextDidMove(_ context: ContainerContext) {
    guard let running else { return }
    running.coordinator.follow()
    bar.show(progress: context.percentComplete, from: running.from, to: running.to)
  }

  func contextDidChangeInteraction(_ context: ContainerContext) { running?.coordinator.interactionChanged() }

  func context(_ context: ContainerContext, didEnd didComplete: Bool) {
    guard let run = running else { return }
    let (old, new) = (viewControllers[run.from], viewControllers[run.to])
    if didComplete {
      new.didMove(toParent: self)
      finish(leaving: old, staying: new)
    } else {
      index = run.from
      old.beginAppearanceTransition(true, animated: true)
      new.beginAppearanceTransition(false, animated: true)
      finish(leaving: new, staying: old)
    }
    run.coordinator.end(didComplete: didComplete)
    bar.select(index)
    running = nil
    selectPending()
  }
}
