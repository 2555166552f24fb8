// SPDX-License-Identifier: MIT

/// A change from one set of pages to another, in progress, with the callbacks that it sends.
final class PageChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let isForward: Bool
  /// Whether the user makes the change, so that the delegate is told about it.
  let isByUser: Bool
  private unowned let owner: UIPageViewController
  private var completion: ((Bool) -> Void)?

  init(
    of owner: UIPageViewController, from old: [UIViewController], to new: [UIViewController], isForward: Bool,
    isByUser: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    (self.owner, self.old, self.new, self.isForward, self.isByUser) = (owner, old, new, isForward, isByUser)
    self.completion = completion
  }

  nonisolated deinit {}

  private var arriving: [UIViewController] { new.filter { !old.contains($0) } }
  private var leaving: [UIViewController] { old.filter { !new.contains($0) } }

  /// Whether the pages are on the screen, so that their callbacks are sent.
  private var isVisible: Bool { owner.appearanceState.isShown }

  /// Begins an animated change. `install` adds the views of the arriving pages.
  func begin(install: () -> Void) {
    if isByUser { owner.delegate?.pageViewController(owner, willTransitionTo: new) }
    adopt()
    if isVisible {
      for page in arriving { page.beginAppearanceTransition(true, animated: true) }
      for page in leaving { page.beginAppearanceTransition(false, animated: true) }
    }
    show(install)
  }

  /// Makes the change without an animation.
  func makeAtOnce(install: () -> Void) {
    adopt()
    if isVisible {
      for page in arriving { page.beginAppearanceTransition(true, animated: false) }
      for page in leaving where page.appearanceState.isShown { page.beginAppearanceTransition(false, animated: false) }
    }
    show(install)
    if owner.appearanceState == .appeared { end(arriving) }
    end(leaving)
    release(leaving)
    settle(arriving)
    complete(true)
  }

  private func adopt() {
    for page in arriving where page.parent !== owner { owner.addChild(page) }
  }

  private func show(_ install: () -> Void) {
    UIView.performWithoutAnimation {
      install()
      guard isVisible else { return }
      for page in arriving {
        page.sendIsAppearing()
        page.view.layoutIfNeeded()
      }
    }
  }

  /// Ends an animated change.
  ///
  /// The order of the callbacks is UIKit's, which differs between the styles:
  /// wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
  ///
  /// - Parameters:
  ///   - didComplete: Whether the new pages are shown.
  ///   - finished: Whether the animation ran to its end.
  func end(didComplete: Bool, finished: Bool) {
    let isCurl = owner.transitionStyle == .pageCurl
    if didComplete {
      if isCurl {
        end(leaving)
        end(arriving)
      } else {
        end(arriving)
        end(leaving)
      }
    } else if isCurl {
      reverse(arriving, appears: false)
      reverse(leaving, appears: true)
      end(arriving)
      end(leaving)
    } else {
      reverse(leaving, appears: true)
      end(leaving)
      reverse(arriving, appears: false)
      end(arriving)
    }
    release(didComplete ? leaving : arriving)
    settle(didComplete ? arriving : [])
    if isByUser {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: didComplete)
    }
    complete(finished && didComplete)
  }

  private func complete(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  private func reverse(_ pages: [UIViewController], appears: Bool) {
    for page in pages where page.appearanceState.isChanging {
      page.beginAppearanceTransition(appears, animated: true)
    }
  }

  private func end(_ pages: [UIViewController]) {
    for page in pages where page.appearanceState.isChanging { page.endAppearanceTransition() }
  }

  /// Removes pages from the container. Their views are removed by what shows them.
  private func release(_ pages: [UIViewController]) {
    for page in pages where page.parent === owner {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
  }

  private func settle(_ pages: [UIViewController]) {
    for page in pages where page.parent === owner { page.didMove(toParent: owner) }
  }
}

extension AppearanceState {
  /// Whether the view is on the screen or appears.
  var isShown: Bool { self == .appearing || self == .appeared }
  var isChanging: Bool { self == .appearing || self == .disappearing }
}
