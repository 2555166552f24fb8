// SPDX-License-Identifier: MIT
import RenderTree

// Page curls.
extension ViewTransition {
  /// Curls the old content up, with the new content below it.
  func curlUp(_ change: () -> Void) {
    let old = placeOldContent(above: true, change)
    let curl = curl
    UIView.performWithoutAnimation { old.pageCurl = curl }
    let up = roll(from: 0, to: 1)
    up.isRemovedOnCompletion = false
    old.add(up, forKey: Self.key)
    // The view itself stays flat. The animation reports the end.
    scope.add(roll(from: 0, to: 0), to: view, forKey: Self.key)
    scope.close()
  }

  /// Uncurls the new content over the old one.
  func curlDown(_ change: () -> Void) {
    placeOldContent(above: false, change)
    let (layer, curl, before) = (view.layer, curl, view.layer.pageCurl)
    UIView.performWithoutAnimation { layer.pageCurl = curl }
    let removeOld = cleanUp.action
    cleanUp.action = {
      removeOld?()
      UIView.performWithoutAnimation { layer.pageCurl = before }
    }
    scope.add(roll(from: 1, to: 0), to: view, forKey: Self.key)
    scope.close()
  }

  private static let key = "curl"

  /// A flat curl with the metrics for the view's size.
  private var curl: PageCurl {
    CurlMetrics.curl(0, of: view.bounds.size, style: view.traitCollection.userInterfaceStyle)
  }

  @discardableResult
  private func placeOldContent(above: Bool, _ change: () -> Void) -> CALayer {
    let former = FormerContent(of: view)
    AnimationScopes.perform(in: scope, change)
    UIView.performWithoutAnimation { former.insert(above: above) }
    cleanUp.former = former
    cleanUp.action = { UIView.performWithoutAnimation { former.layer.removeFromSuperlayer() } }
    return former.layer
  }

  private func roll(from start: CGFloat, to end: CGFloat) -> CABasicAnimation {
    let animation = timing.makeAnimation(keyPath: "pageCurl.progress")
    animation.fromValue = start
    animation.toValue = end
    timing.apply(to: animation, on: view.layer)
    return animation
  }
}
