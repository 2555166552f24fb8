// SPDX-License-Identifier: MIT
import UIKit

/// Two pages that a style goes between, at any percentage of the way: 0 is the first page, 1 the second.
///
/// It begins the transition that is needed, holds it by its percentage, and ends it at either end.
final class HandledStage {
  let style: TransitionStyle
  private let stage: Stage
  private var run: Run?

  /// A transition that is held.
  private struct Run {
    let driver: any StyleInteractor
    let isForward: Bool
    var isLetGo = false
  }

  var rootViewController: UIViewController { stage.rootViewController }

  /// Seconds that the style takes by itself.
  let duration: TimeInterval

  /// Of the system's push, until it has come to rest.
  private static let systemDuration: TimeInterval = 0.42

  /// nil for a style that can't be held in a part of the window.
  init?(style: TransitionStyle) {
    guard let kind = style.kindBesideOthers else { return nil }
    self.style = style
    stage = Stage(style: style, kind: kind, pages: SamplePages.make(), isInContext: true)
    duration =
      style.animator(Move(kind: kind, isForward: true))?.transitionDuration(using: nil) ?? Self.systemDuration
  }

  func show(_ percentage: CGFloat) {
    if run == nil { begin(towards: percentage) }
    guard let run, !run.isLetGo else { return }
    let progress = run.isForward ? percentage : 1 - percentage
    run.driver.update(progress)
    if progress >= 1 { letGo { $0.finish() } } else if progress <= 0 { letGo { $0.cancel() } }
  }

  private func begin(towards percentage: CGFloat) {
    guard stage.isForward ? percentage < 1 : percentage > 0 else { return }
    let isForward = !stage.isForward
    guard let driver = stage.goUnderHand(completion: { [weak self] in self?.run = nil }) else { return }
    run = Run(driver: driver, isForward: isForward)
  }

  private func letGo(_ end: (any StyleInteractor) -> Void) {
    guard let driver = run?.driver else { return }
    run?.isLetGo = true
    end(driver)
  }
}
