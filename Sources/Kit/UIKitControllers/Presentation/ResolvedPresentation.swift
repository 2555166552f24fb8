// SPDX-License-Identifier: MIT

/// The presenter, the presented controller, the style and the presentation controller of a presentation.
struct ResolvedPresentation {
  /// The controller that was passed to `present`.
  let requested: UIViewController
  /// The presentation controller and the styles before adaptation.
  private let requestedController: UIPresentationController
  private let requestedStyle: UIModalPresentationStyle
  private let requestedTransitionStyle: UIModalTransitionStyle
  private(set) weak var presenter: UIViewController?

  /// The controller that is shown: the requested one, or the one with which the delegate replaces it in an adapted
  /// style.
  private(set) var presented: UIViewController
  private(set) var controller: UIPresentationController
  private(set) var style: UIModalPresentationStyle
  /// The style to which the presentation was adapted, or `.none` without adaptation.
  private(set) var adaptedStyle = UIModalPresentationStyle.none

  init(for requested: UIViewController, from source: UIViewController) {
    let requestedController = requested.presentationController(presentedFrom: source)
    let requestedStyle = PresentationControllers.resolve(requested.preferredPresentationStyle)
    let adapted = Self.adaptedStyle(of: requestedController, requestedStyle, for: source.traitCollection)
    (self.requested, self.requestedController, self.requestedStyle) = (requested, requestedController, requestedStyle)
    (presented, controller, style) = (requested, requestedController, requestedStyle)
    if adapted != .none {
      (presented, controller) = Self.adapt(requested, requestedController, to: adapted)
      (style, adaptedStyle) = (adapted, adapted)
    }
    let presenter = Self.presenter(for: style, controller: controller, from: source)
    self.presenter = presenter
    let isContextsStyle = presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
    requestedTransitionStyle =
      isContextsStyle ? presenter.modalTransitionStyle : presented.preferredModalTransitionStyle
  }

  /// Returns the presentation adapted to other traits, with the same presenter, or `nil` if nothing changes.
  func adapted(to traits: UITraitCollection) -> ResolvedPresentation? {
    let adapted = Self.adaptedStyle(of: requestedController, requestedStyle, for: traits)
    guard adapted != adaptedStyle else { return nil }
    var choice = self
    choice.adaptedStyle = adapted
    (choice.presented, choice.controller, choice.style) = (requested, requestedController, requestedStyle)
    guard adapted != .none else { return choice }
    (choice.presented, choice.controller) = Self.adapt(requested, requestedController, to: adapted)
    choice.style = adapted
    return choice
  }

  private static func adaptedStyle(
    of requestedController: UIPresentationController, _ requestedStyle: UIModalPresentationStyle,
    for traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adapted = requestedController.adaptivePresentationStyle(for: traits)
    return adapted == requestedStyle ? .none : adapted
  }

  private static func adapt(
    _ requested: UIViewController, _ requestedController: UIPresentationController, to style: UIModalPresentationStyle
  ) -> (presented: UIViewController, controller: UIPresentationController) {
    let presented =
      requestedController.delegate?.presentationController(
        requestedController, viewControllerForAdaptivePresentationStyle: style) ?? requested
    let configured = requestedController.configuredController(adaptedTo: style)
    configured?.replacePresentedViewController(with: presented)
    let controller = configured ?? PresentationControllers.make(style: style, presented: presented, presenting: nil)
    controller.delegate = requestedController.delegate ?? configured?.delegate
    requestedController.delegate?.presentationController(requestedController, prepare: controller)
    return (presented, controller)
  }

  func makePresentation() -> Presentation {
    presented.modal.controller = controller
    return Presentation(self)
  }

  // MARK: Transitions

  /// The style of the system's transition. A partial curl does not carry over to the style that adaptation chose.
  var transitionStyle: UIModalTransitionStyle {
    let losesCurl = requestedTransitionStyle == .partialCurl && adaptedStyle != .none && style != .fullScreen
    return losesCurl ? .coverVertical : requestedTransitionStyle
  }

  /// The animator and the interaction controller of the transitioning delegate for the presentation, if it has any.
  @MainActor func transitionForPresentation(from source: UIViewController, animated: Bool) -> TransitionChoice {
    guard asksDelegate(animated: animated), let delegate = presented.transitioningDelegate, let presenter,
      let animator = delegate.animationController(forPresented: presented, presenting: presenter, source: source)
    else { return TransitionChoice() }
    return TransitionChoice(
      animator: animator, interactor: delegate.interactionControllerForPresentation(using: animator))
  }

  /// The animator and the interaction controller of the transitioning delegate for the dismissal, if it has any.
  @MainActor func transitionForDismissal(animated: Bool) -> TransitionChoice {
    guard asksDelegate(animated: animated), let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return TransitionChoice() }
    return TransitionChoice(
      animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator))
  }

  /// Returns whether the transitioning delegate is asked for an animator. In the style `.custom` it is, even without
  /// animation.
  @MainActor private func asksDelegate(animated: Bool) -> Bool {
    style == .custom || (animated && UIView.areAnimationsEnabled)
  }

  /// Returns the controller that presents: the nearest one that defines a presentation context if the style requires one,
  /// otherwise the outermost container.
  private static func presenter(
    for style: UIModalPresentationStyle, controller: UIPresentationController, from source: UIViewController
  ) -> UIViewController {
    if controller.looksForContext(in: style), let context = source.nearest({ $0.definesPresentationContext ? $0 : nil })
    {
      return context
    }
    return source.nearest { $0.parent == nil ? $0 : nil } ?? source
  }
}

extension UIViewController {
  /// Returns the presentation controller for a presentation that starts now: the one that a client has accessed before, if
  /// it still fits, otherwise a new one.
  fileprivate func presentationController(presentedFrom source: UIViewController) -> UIPresentationController {
    if let made = modal.controller, made.presentation == nil, made.fits(preferredPresentationStyle) { return made }
    return makePresentationController(source: source)
  }

  func makePresentationController(source: UIViewController) -> UIPresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: source) : nil
    return custom
      ?? PresentationControllers.make(style: preferredPresentationStyle, presented: self, presenting: nil)
  }
}

extension UIPresentationController {
  /// Whether the presentation covers the area of the nearest controller that defines a presentation context.
  func looksForContext(in style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .currentContext, .overCurrentContext: true
    case .custom: !shouldPresentInFullscreen
    default: false
    }
  }

  fileprivate func fits(_ style: UIModalPresentationStyle) -> Bool {
    presentationStyle == PresentationControllers.resolve(style)
  }
}
