// SPDX-License-Identifier: MIT
import UIKit

/// Shows pages in a style, with the gestures that go back from them and those that hold a running transition. It keeps
/// the objects to which UIKit has only weak references.
final class StyleRun {
  private var styleDelegate: StyleDelegate?
  /// The gestures that go back from the shown page.
  private var gestures: [any BackGesture] = []
  private var hold: TransitionHold?

  /// Pushes a page, or the first of its own pages if the style has some.
  ///
  /// - Parameter interactor: The object that drives the push, or nil to let it run by itself until it is held.
  func push(
    _ page: UIViewController, in style: TransitionStyle, over source: UIViewController,
    interactor: ((StyleDelegate) -> (any StyleInteractor)?)? = nil
  ) {
    guard let navigation = source.navigationController, navigation.topViewController === source else { return }
    if let pages = style.pages?() { return navigation.pushViewController(pages.first, animated: true) }
    let styleDelegate = StyleDelegate(style: style)
    styleDelegate.configure(pushed: page, over: source)
    self.styleDelegate = styleDelegate
    navigation.delegate = styleDelegate
    hold = TransitionHold(navigation, styleDelegate)
    styleDelegate.interactor = interactor?(styleDelegate)
    navigation.pushViewController(page, animated: true)
    styleDelegate.interactor = nil
    page.loadViewIfNeeded()
    guard style.animator(Move(kind: .push, isForward: false)) != nil else { return }
    gestures = [BackDrag()] + (style.interaction.backGesture.map { [$0()] } ?? [])
    for gesture in gestures { gesture.attach(to: page, kind: .push, styleDelegate: styleDelegate) }
  }

  /// Lets the system's transitions apply again, because no pushed page is left.
  func end(in navigation: UINavigationController?) {
    navigation?.delegate = nil
    styleDelegate = nil
    hold = nil
  }

  /// Presents a page.
  func present(_ page: UIViewController, in style: TransitionStyle, over source: UIViewController) {
    let styleDelegate = StyleDelegate(style: style)
    styleDelegate.configure(presented: page, over: source)
    self.styleDelegate = styleDelegate
    gestures = []
    // The curled page stays half open, and the zoom has its own gestures.
    if style.presentation.transitionStyle != .partialCurl, style.preferredTransition == nil {
      gestures = [BackDrag()]
      for gesture in gestures { gesture.attach(to: page, kind: .present, styleDelegate: styleDelegate) }
    }
    source.present(page, animated: true)
  }
}
