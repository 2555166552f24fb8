// SPDX-License-Identifier: MIT

// The area that a presentation covers, and the scenes of its transitions.
extension Presentation {
  // MARK: The area

  /// The presentation of the presenter, if this presentation covers all of it rather than only the presenter's view.
  var covered: Presentation? {
    guard controller.shouldPresentInFullscreen, let below = presenter?.modal.below, below.container.isInstalled else {
      return nil
    }
    return below
  }

  /// The presenting controller's view, or the view that contains it, such as a sheet's.
  var presenterView: UIView? { covered?.controller.presentedView ?? presenter?.view }

  /// Whether the presentation covers the area of a controller that defines a presentation context, not the window.
  var isInContext: Bool {
    controller.looksForContext(in: style) && presenter?.definesPresentationContext == true
  }

  /// The frame with which the presenter's view is restored, or `nil` for the frame it had before the presentation.
  ///
  /// The original frame may be outdated. In a presentation context the container view has been resized together with the
  /// area that it covers, and the presentation controller of a covered presentation computes the frame of its view.
  var presenterFrame: CGRect? {
    isInContext ? containerView.placement : covered?.controller.frameOfPresentedViewInContainerView
  }

  // MARK: The scene

  func makeScene(to: UIViewController?, from: UIViewController) -> TransitionScene {
    var scene = TransitionScene(container: nil, containerView: containerView)
    let isPresenting = phase == .presenting
    let moves = isPresenting ? controller.shouldRemovePresentersView : uncoversPresenter
    scene.from.controller = from
    scene.to.controller = to
    scene.presentationStyle = style
    scene.from.view = isPresenting ? (moves ? presenterView : nil) : controller.presentedView
    scene.to.view = isPresenting ? controller.presentedView : (moves ? lowest.presenterView : nil)
    scene.removesFromView = isPresenting ? moves : true
    scene.insertsToViewBelow = !isPresenting
    scene.appearsFirst = true
    scene.from.sendsAppearance = isPresenting ? moves : true
    // While another page covers the context, the presenter does not appear in it.
    scene.to.sendsAppearance = isPresenting || moves && (!isInContext || presented.appearance.state.isVisible)
    setFrames(of: &scene)
    // An animator may have given the presented view another frame.
    if !isPresenting, let frame = controller.presentedView?.placement {
      (scene.from.initialFrame, scene.from.finalFrame) = (frame, frame)
    }
    return scene
  }

  /// Whether the view that a dismissal uncovers was removed from the window. Only the lowest dismissed presentation, which
  /// lies directly over that view, decides this.
  private var uncoversPresenter: Bool { lowest.controller.shouldRemovePresentersView }

  func setFrames(of scene: inout TransitionScene) {
    let bounds = containerView.bounds
    let below = lowest.covered?.controller.frameOfPresentedViewInContainerView ?? bounds
    if scene.to.controller === presented {
      scene.from.initialFrame = below
      scene.from.finalFrame = scene.removesFromView ? .zero : below
      scene.to.finalFrame = controller.frameOfPresentedViewInContainerView
    } else {
      scene.from.initialFrame = controller.frameOfPresentedViewInContainerView
      scene.from.finalFrame = scene.from.initialFrame
      scene.to.finalFrame = below
      scene.to.initialFrame = scene.to.view == nil ? below : .zero
    }
  }
}
