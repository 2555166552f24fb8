// SPDX-License-Identifier: MIT

// Where a presentation takes place: in which container, over which view, with which frames.
extension Presentation {
  // MARK: The area

  /// The presentation that the presenter is shown by, where this one covers all of it, and not only its view.
  var covered: Presentation? {
    guard controller.shouldPresentInFullscreen, let below = presenter?.modal.below, below.container.isInstalled else {
      return nil
    }
    return below
  }

  /// The presenting controller's view, or the view that contains it, such as a sheet's.
  var presenterView: UIView? { covered?.controller.presentedView ?? presenter?.view }

  /// Whether it covers the area of a controller that defines a presentation context, and not the window.
  var isInContext: Bool {
    controller.looksForContext(in: style) && presenter?.definesPresentationContext == true
  }

  /// Where the presenting view belongs by now, if not where it was: the container has followed the sizes around an
  /// area, and a presentation controller has a place for its view in each size.
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
    scene.removesFrom = isPresenting ? moves : true
    scene.bringsToBack = !isPresenting
    scene.appearsFirst = true
    scene.from.sendsAppearance = isPresenting ? moves : true
    scene.to.sendsAppearance = isPresenting ? true : moves
    setFrames(of: &scene)
    // An animator may have left it elsewhere.
    if !isPresenting, let frame = controller.presentedView?.placement {
      (scene.from.initialFrame, scene.from.finalFrame) = (frame, frame)
    }
    return scene
  }

  /// Whether the controller that is shown after a dismissal has left the window: for the presentation that lies on it,
  /// whatever those above have removed.
  private var uncoversPresenter: Bool { lowest.controller.shouldRemovePresentersView }

  func setFrames(of scene: inout TransitionScene) {
    let bounds = containerView.bounds
    let below = lowest.covered?.controller.frameOfPresentedViewInContainerView ?? bounds
    if scene.to.controller === presented {
      scene.from.initialFrame = below
      scene.from.finalFrame = scene.removesFrom ? .zero : below
      scene.to.finalFrame = controller.frameOfPresentedViewInContainerView
    } else {
      scene.from.initialFrame = controller.frameOfPresentedViewInContainerView
      scene.from.finalFrame = scene.from.initialFrame
      scene.to.finalFrame = below
      scene.to.initialFrame = scene.to.view == nil ? below : .zero
    }
  }
}
