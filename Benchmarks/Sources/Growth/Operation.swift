// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// Something that a program does with many views.
struct Operation {
  let name: String
  /// Makes everything ready for a number of views, and returns the work to be measured.
  let prepare: (_ count: Int, _ stage: TestStage) -> () -> Void
}

extension Operation {
  static let all: [Operation] =
    [
      Operation(name: "subviews added") { count, stage in { _ = addViews(count, to: stage) } },
      Operation(name: "subviews removed, first to last") { count, stage in
        let views = addViews(count, to: stage)
        return { for view in views { view.removeFromSuperview() } }
      },
      Operation(name: "subviews removed, last to first") { count, stage in
        let views = addViews(count, to: stage)
        return { for view in views.reversed() { view.removeFromSuperview() } }
      },
      Operation(name: "each subview sent to the back") { count, stage in
        let views = addViews(count, to: stage)
        return { for view in views { view.superview?.sendSubviewToBack(view) } }
      },
      Operation(name: "sublayers replaced in reverse order") { count, stage in
        let layer = addViews(count, to: stage)[0].superview?.layer
        return { layer?.sublayers = layer?.sublayers?.reversed() }
      },
    ] + animations + layouts

  private static let animations = [
    Operation(name: "views moved in one animation block") { count, stage in
      let views = addViews(count, to: stage)
      return { UIView.animate(withDuration: 1) { for view in views { view.center.x += 10 } } }
    },
    Operation(name: "views with keyframes in one block") { count, stage in
      let views = addViews(count, to: stage)
      return {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          for view in views {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
          }
        }
      }
    },
    Operation(name: "animators started, paused and continued") { count, stage in
      let views = addViews(count, to: stage)
      return {
        let animators = views.map { view in UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 } }
        for animator in animators { animator.startAnimation() }
        stage.advance(by: 0)
        for animator in animators { animator.pauseAnimation() }
        for animator in animators { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      }
    },
    Operation(name: "display links added and invalidated") { count, _ in
      {
        let links = (0..<count).map { _ in CADisplayLink { _ in } }
        for link in links { link.add(to: .main, forMode: .common) }
        for link in links { link.invalidate() }
      }
    },
  ]

  private static let layouts = [
    Operation(name: "views arranged by a stack view") { count, stage in
      let (stack, views) = (UIStackView(frame: stage.window.bounds), makeViews(count))
      stage.window.addSubview(stack)
      return {
        for view in views { stack.addArrangedSubview(view) }
        stack.layoutIfNeeded()
        for view in views { view.removeFromSuperview() }
      }
    },
    Operation(name: "labels in a column laid out") { count, stage in
      let column = LabelColumn(count, in: stage.window)
      return { column.layoutIfNeeded() }
    },
    Operation(name: "all labels of a column given another font") { count, stage in
      let column = LabelColumn(count, in: stage.window)
      column.layoutIfNeeded()
      return {
        for label in column.labels { label.font = .systemFont(ofSize: 24) }
        column.layoutIfNeeded()
      }
    },
    Operation(name: "a column of labels measured") { count, stage in
      let column = LabelColumn(count, in: stage.window)
      return { _ = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    },
  ]

  private static func makeViews(_ count: Int) -> [UIView] {
    (0..<count).map { UIView(frame: CGRect(x: 10 * ($0 % 40), y: 10 * ($0 / 40), width: 9, height: 9)) }
  }

  /// Shows views in the window.
  private static func addViews(_ count: Int, to stage: TestStage) -> [UIView] {
    let (page, views) = (UIView(frame: stage.window.bounds), makeViews(count))
    stage.window.addSubview(page)
    for view in views { page.addSubview(view) }
    stage.advance(by: 0)
    return views
  }
}
