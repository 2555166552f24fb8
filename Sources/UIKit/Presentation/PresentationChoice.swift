// SPDX-License-Identifier: MIT

/// Who presents whom, in which style and with which presentation controller.
struct PresentationChoice {
  let presented: UIViewController
  let presenter: UIViewController
  private let controller: UIPresentationController
  private let style: UIModalPresentationStyle
  private let adaptedStyle: UIModalPresentationStyle

  init(for wanted: UIViewController, from source: UIViewController) {
    let asked = wanted.presentationController(presentedFrom: source)
    let traits = source.traitCollection
    let adapted = asked.adaptivePresentationStyle(for: traits)
    let isAdapted = adapted != .none && adapted != asked.presentationStyle
    adaptedStyle = isAdapted ? adapted : .none
    style = isAdapted ? adapted : PresentationControllers.resolve(wanted.preferredPresentationStyle)
    guard isAdapted else {
      presented = wanted
      controller = asked
      presenter = Self.presenter(for: style, controller: asked, from: source)
      return
    }
    presented =
      asked.delegate?.presentationController(asked, viewControllerForAdaptivePresentationStyle: adapted) ?? wanted
    controller = PresentationControllers.make(style: adapted, presented: presented, presenting: nil)
    controller.delegate = asked.delegate
    asked.delegate?.presentationController(asked, prepare: controller)
    presenter = Self.presenter(for: style, controller: controller, from: source)
  }

  func makePresentation() -> Presentation {
    let context = presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
    presented.modal.controller = controller
    return Presentation(
      presented: presented, presenter: presenter, controller: controller, style: style, adaptedStyle: adaptedStyle,
      transitionStyle: context ? presenter.modalTransitionStyle : presented.preferredModalTransitionStyle)
  }

  /// The nearest controller that defines the context, for the styles that look for one; else the outermost one.
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
  /// The presentation controller for a presentation that begins now; one that a client has asked for before is used.
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
  /// Whether the nearest controller that defines a presentation context presents, in the area of its view.
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
