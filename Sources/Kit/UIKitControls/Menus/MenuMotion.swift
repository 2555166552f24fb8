// SPDX-License-Identifier: MIT

/// The animations of menus. With reduced motion a menu only fades. Each replaces the one that is running, and starts from
/// what is on the screen.
@MainActor
enum MenuMotion {
  /// Springs a menu out of its source.
  static func show(
    _ card: MenuCardView, at placement: MenuPlacement, from scale: CGFloat, beside animations: MenuAnimations? = nil
  ) {
    let isReduced = UIAccessibility.isReduceMotionEnabled
    UIView.performWithoutAnimation {
      card.setPlacement(placement.frame)
      card.layoutIfNeeded()
      card.alpha = 0
      if !isReduced { card.transform = placement.transform(scale: scale) }
    }
    UIView.animate(
      withDuration: MenuMetrics.openDuration, delay: 0,
      usingSpringWithDamping: isReduced ? 1 : MenuMetrics.openDamping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      card.alpha = 1
      card.transform = .identity
      animations?.run()
    } completion: { _ in
      animations?.complete()
    }
  }

  /// Fades menus out towards their sources, and calls a closure when they have disappeared.
  static func hide(
    _ shown: [(card: MenuCardView, placement: MenuPlacement)], beside animations: MenuAnimations? = nil,
    completion: @escaping () -> Void
  ) {
    animate {
      for (card, placement) in shown {
        card.alpha = 0
        if !UIAccessibility.isReduceMotionEnabled {
          card.transform = placement.transform(scale: MenuMetrics.endScale)
        }
      }
      animations?.run()
    } completion: {
      completion()
      animations?.complete()
    }
  }

  /// Moves a menu behind one that it contains, or back.
  static func cover(_ card: MenuCardView, _ isCovered: Bool) {
    animate {
      card.alpha = isCovered ? MenuMetrics.coveredAlpha : 1
      let scale = isCovered && !UIAccessibility.isReduceMotionEnabled ? MenuMetrics.coveredScale : 1
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Moves a menu to another position, because it has other rows.
  static func move(_ card: MenuCardView, to placement: MenuPlacement) {
    UIView.performWithoutAnimation { card.layoutIfNeeded() }
    animate {
      card.setPlacement(placement.frame)
      card.layoutIfNeeded()
    }
  }

  private static func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: MenuMetrics.closeDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: changes, completion: completion.map { completion in { _ in completion() } })
  }
}
