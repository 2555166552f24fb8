// SPDX-License-Identifier: MIT
import UIKit

/// Two pages of labels and one way to go between them, in a style.
final class Stage {
  let rootViewController: UIViewController
  private let navigation: UINavigationController
  private let second: LabelsController

  init(style: TransitionStyle, kind: TransitionKind, labels: Int) {
    precondition(style.kinds.contains(kind), "Stage: the style does not serve this kind; ask style.kinds first")
    let first = LabelsController(name: "First", count: labels, background: UIColor(rgb: 0xf0f0f5))
    second = LabelsController(name: "Second", count: labels, background: UIColor(rgb: 0xdce6f0))
    navigation = UINavigationController(rootViewController: first)
    rootViewController = navigation
  }

  private(set) var isForward = false

  /// Of the transition under way, in seconds; 0 where there is none.
  var transitionDuration: TimeInterval { navigation.transitionCoordinator?.transitionDuration ?? 0 }

  /// Goes to the other page; `completion` runs when the transition has ended.
  func go(completion: @escaping () -> Void) {
    if isForward {
      navigation.popViewController(animated: true)
    } else {
      navigation.pushViewController(second, animated: true)
    }
    isForward.toggle()
    guard let coordinator = navigation.transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }
}

extension UIColor {
  /// From 0xRRGGBB.
  fileprivate convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255, blue: CGFloat(rgb & 0xff) / 255,
      alpha: 1)
  }
}
