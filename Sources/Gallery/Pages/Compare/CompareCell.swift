// SPDX-License-Identifier: MIT
import UIKit

/// A cell that shows one style in a frame of its own, at any progress between its two pages.
final class CompareCell: UIViewController {
  static let captionHeight: CGFloat = 24

  let style: TransitionStyle
  private let stage: InteractiveStage
  private let caption = UILabel()
  private let windowFrame: WindowFrame

  init?(style: TransitionStyle) {
    guard let stage = InteractiveStage(style: style) else { return nil }
    self.style = style
    self.stage = stage
    windowFrame = WindowFrame(stage.rootViewController.view)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The duration of the style's transition, in seconds.
  var duration: TimeInterval { stage.duration }

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = style.title
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .secondaryLabel
    view.addSubview(caption)
    addChild(stage.rootViewController)
    view.addSubview(windowFrame)
    stage.rootViewController.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = Self.captionHeight
    caption.frame = CGRect(x: 4, y: 0, width: max(view.bounds.width - 8, 0), height: top - 2)
    windowFrame.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }

  /// Shows the style at an elapsed fraction of its own duration.
  func show(_ elapsed: CGFloat) { stage.show(style.timing.pace(min(max(elapsed, 0), 1))) }
}
