// SPDX-License-Identifier: MIT
import UIKit

/// One style in a frame of its own, at a place between its two pages.
final class CompareCell: UIViewController {
  let style: TransitionStyle
  private let stage: Stage
  private let caption = UILabel()
  private let frameView = UIView()
  private var run: Run?

  /// A transition that the cell holds.
  private struct Run {
    let driver: any StyleInteractor
    let isForward: Bool
    var isLetGo = false
  }

  /// Seconds that the style takes by itself.
  private(set) var duration: TimeInterval = 0.4

  init?(style: TransitionStyle) {
    guard let kind = style.kindBesideOthers else { return nil }
    self.style = style
    stage = Stage(style: style, kind: kind, pages: SamplePages.make(), isInContext: true)
    super.init(nibName: nil, bundle: nil)
    duration =
      style.animator(Move(kind: kind, isForward: true))?.transitionDuration(using: nil) ?? Self.systemDuration
  }

  required init?(coder: NSCoder) { nil }

  /// Of the system's push, until it has come to rest.
  private static let systemDuration: TimeInterval = 0.42

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = style.title
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .secondaryLabel
    frameView.backgroundColor = .systemGray5
    frameView.layer.cornerRadius = 12
    frameView.clipsToBounds = true
    frameView.isUserInteractionEnabled = false
    view.addSubview(caption)
    view.addSubview(frameView)
    addChild(stage.rootViewController)
    frameView.addSubview(stage.rootViewController.view)
    stage.rootViewController.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    caption.frame = CGRect(x: 4, y: 0, width: view.bounds.width - 8, height: 22)
    frameView.frame = CGRect(x: 0, y: 24, width: view.bounds.width, height: max(view.bounds.height - 24, 0))
    stage.rootViewController.view.frame = frameView.bounds
  }

  /// Shows the place: 0 is the first page, 1 the second. `elapsed` is the part of the style's own duration.
  func show(_ elapsed: CGFloat) {
    let place = style.pace(min(max(elapsed, 0), 1))
    if run == nil { begin(towards: place) }
    guard let run, !run.isLetGo else { return }
    let progress = run.isForward ? place : 1 - place
    run.driver.update(progress)
    if progress >= 1 { letGo { $0.finish() } } else if progress <= 0 { letGo { $0.cancel() } }
  }

  private func begin(towards place: CGFloat) {
    guard stage.isForward ? place < 1 : place > 0 else { return }
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
