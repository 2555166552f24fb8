// SPDX-License-Identifier: MIT
import UIKit

/// A style in the palette: a small live picture of it, with its title.
final class PaletteTile: UIControl {
  static let labelHeight: CGFloat = 22

  let style: TransitionStyle
  private let label = UILabel()
  private let count = UILabel()
  private let plate = UIView()
  private var transition: ScrubbedTransition?
  private var windowFrame: WindowFrame?

  /// The number of cells that show the style.
  var useCount = 0 {
    didSet {
      count.text = "\(useCount)"
      count.isHidden = useCount == 0
      updateLook()
    }
  }

  init(style: TransitionStyle) {
    self.style = style
    super.init(frame: .zero)
    plate.layer.cornerRadius = 10
    label.text = style.title
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textAlignment = .center
    count.font = .systemFont(ofSize: 11, weight: .bold)
    count.textColor = .white
    count.textAlignment = .center
    count.layer.cornerRadius = 9
    count.clipsToBounds = true
    for part in [plate, label, count] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = style.title
    accessibilityIdentifier = "tile-\(style.id)"
    layer.cornerRadius = 10
    hoverStyle = .automatic()
    useCount = 0
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { updateLook() } }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.45 } }

  private func updateLook() {
    plate.backgroundColor = isHighlighted ? .systemFill : .clear
    label.textColor = useCount > 0 ? tintColor.contrasting(with: .systemGroupedBackground) : .label
    count.backgroundColor = tintColor.contrasting(with: .white)
    windowFrame?.isChosen = useCount > 0
  }

  // MARK: The live picture

  var isLive: Bool { transition != nil }

  /// Shows the transition at a fraction of its duration. The picture is made when it is first needed.
  func show(_ elapsed: CGFloat, isForward: Bool, in parent: UIViewController) {
    if transition == nil { start(in: parent) }
    guard let transition else { return }
    transition.show(
      ScrubbedTransition.Target(fraction: transition.motion.fraction(at: elapsed), isForward: isForward))
  }

  private func start(in parent: UIViewController) {
    let kind: TransitionKind = style.kinds.contains(.present) ? .present : style.kinds[0]
    let transition = ScrubbedTransition(style: style, kind: kind, pages: TilePages.make())
    let root = transition.rootViewController
    (root as? UINavigationController)?.setNavigationBarHidden(true, animated: false)
    let frame = WindowFrame(root.view)
    transition.container = frame
    parent.addChild(root)
    insertSubview(frame, aboveSubview: plate)
    root.didMove(toParent: parent)
    self.transition = transition
    windowFrame = frame
    updateLook()
    setNeedsLayout()
  }

  /// Removes the picture, to save time while the tile is out of sight.
  func stop() {
    guard let transition else { return }
    let root = transition.rootViewController
    transition.stop()
    root.willMove(toParent: nil)
    windowFrame?.removeFromSuperview()
    root.removeFromParent()
    self.transition = nil
    windowFrame = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    let picture = bounds.shrunk(by: UIEdgeInsets(top: 6, left: 6, bottom: Self.labelHeight + 2, right: 6))
    windowFrame?.frame = picture
    label.frame = CGRect(
      x: 4, y: bounds.height - Self.labelHeight, width: bounds.width - 8, height: Self.labelHeight - 4)
    count.frame = CGRect(x: bounds.width - 22, y: 2, width: 18, height: 18)
    bringSubviewToFront(count)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
