// SPDX-License-Identifier: MIT
import UIKit

/// Container
///
/// A custom container controller: its context controls the time of a layer, and its children find its coordinator.
/// Try: Drag sideways, and release early and late. Press on a page while it moves. Press the buttons. Drag upward, which
/// presents a page over the container, and downward again. The left, right and up arrows do the same.
/// Watch: The colours of the buttons and the pill stay in step with the pages. A cancelled visit is not counted.
/// From: the articles on containers of one's own, and on a vertical drag that drives a presentation.
enum ContainerPage {
  static let entry = Page(
    id: "container", title: "Container",
    blurb: "A custom container with an interactive transition.",
    symbol: "rectangle.stack", section: .buildingBlocks, make: { PannedContainerController() })
}

/// A container in which a drag leads to the child on either side. A drag during a transition takes control of it.
final class PannedContainerController: ContainerController {
  private let interaction = ContainerInteraction()
  private let presentDrag = PresentDrag(style: SlideStyle.entry) {
    HourPage(number: 6, title: "All day", symbol: "clock", landscape: 2, saying: "Drag down to go back.")
  }
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Self.drag)
  /// The direction of the transition: 1 if the pages move to the left, -1 if they move to the right.
  private var direction: CGFloat = 1
  /// The progress at which the drag began.
  private var dragStart: CGFloat = 0

  init() {
    super.init(viewControllers: [
      HourPage(number: 9, title: "Dawn", symbol: "sparkles", landscape: 0, saying: "Birds, and nobody else."),
      HourPage(number: 4, title: "Noon", symbol: "sun.max", landscape: 1, saying: "No shadows to speak of."),
      HourPage(
        number: 3, title: "Dusk", symbol: "circle.lefthalf.filled", landscape: 8, saying: "The hills go first."),
      HourPage(
        number: 8, title: "Night", symbol: "moon.fill", landscape: 10, isNight: true, saying: "A window is still lit."),
    ])
    title = "Container"
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.delegate = self
    view.addGestureRecognizer(pan)
    presentDrag.attach(to: self)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  private func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardLeftArrow: select(selectedIndex - 1)
    case .keyboardRightArrow: select(selectedIndex + 1)
    case .keyboardUpArrow: presentDrag.present()
    default: return false
    }
    return true
  }

  private func select(_ index: Int) { if viewControllers.indices.contains(index) { selectedIndex = index } }

  // MARK: Drags

  private func drag(_ pan: UIPanGestureRecognizer) {
    let width = max(containerView.bounds.width, 1)
    switch pan.state {
    case .began: begin(pan)
    case .changed:
      interaction.update(Pace.timeOfEaseInOut(dragStart - direction * pan.translation(in: view).x / width))
    case .ended:
      let speed = -direction * pan.velocity(in: view).x
      let finishes = Release.finishes(at: interaction.percentComplete, velocity: speed, over: width)
      finishes ? interaction.finish() : interaction.cancel()
    case .cancelled, .failed: interaction.cancel()
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    if transitionCoordinator != nil {
      interaction.pause()
      dragStart = Pace.easeInOut(interaction.percentComplete)
      return
    }
    dragStart = 0
    interaction.wantsInteractiveStart = true
    selectedIndex += pan.velocity(in: view).x < 0 ? 1 : -1
    interaction.wantsInteractiveStart = false
  }
}

extension PannedContainerController: ContainerControllerDelegate {
  func container(
    _ container: ContainerController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let indexes = [from, to].compactMap { controller in viewControllers.firstIndex { $0 === controller } }
    let isForward = indexes.first ?? 0 < indexes.last ?? 0
    direction = isForward ? 1 : -1
    return SlideAnimator(move: Move(kind: .tab, isForward: isForward))
  }

  func container(
    _ container: ContainerController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> ContainerInteraction? { interaction }
}

extension PannedContainerController: UIGestureRecognizerDelegate {
  /// A drag begins if it is horizontal and leads to an existing page. During a transition, both directions are allowed.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    guard canBeginTransition else { return transitionCoordinator != nil }
    return viewControllers.indices.contains(selectedIndex + (velocity.x < 0 ? 1 : -1))
  }
}
