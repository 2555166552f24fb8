// SPDX-License-Identifier: MIT
import UIKit

/// Two pages and a transition between them at any percentage: 0 shows the first page, 1 the second.
///
/// It begins the transition when it is needed, sets its percentage, and ends it at either end.
final class InteractiveStage {
  let style: TransitionStyle
  private let stage: Stage
  private var run: Run?

  /// A transition whose percentage is being set.
  private struct Run {
    let driver: any StyleInteractor
    let isForward: Bool
    var isLetGo = false
  }

  var rootViewController: UIViewController { stage.rootViewController }

  /// The duration of the style's transition, in seconds.
  let duration: TimeInterval

  /// The duration of the system's push in seconds, until its spring is at rest.
  private static let systemDuration: TimeInterval = 0.42

  /// Creates a stage, or returns nil for a style that cannot be driven in a part of the window.
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
    if progress >= 1 { release { $0.finish() } } else if progress <= 0 { release { $0.cancel() } }
  }

  private func begin(towards percentage: CGFloat) {
    guard stage.isForward ? percentage < 1 : percentage > 0 else { return }
    let isForward = !stage.isForward
    guard let driver = stage.startInteractively(completion: { [weak self] in self?.run = nil }) else { return }
    run = Run(driver: driver, isForward: isForward)
  }

  private func release(_ end: (any StyleInteractor) -> Void) {
    guard let driver = run?.driver else { return }
    run?.isLetGo = true
    end(driver)
  }
}
