// SPDX-License-Identifier: MIT
import UIKit

/// Blur
///
/// A pane of glass over a landscape.
/// Try: Drag the pane. Choose a material. Move the slider, which scrubs an animator that adds the effect. The keys 1 to 7
/// choose a material, the left and right arrows scrub, the up and down arrows move the pane.
/// Watch: What is behind is blurred while the pane moves, and clipped by its corners. The text on it has vibrancy: one
/// translucent colour that suits the material. The bar at the bottom is a material, too.
/// From: UIVisualEffectView.
enum BlurPage {
  static let entry = Page(
    id: "blur", title: "Blur", blurb: "Materials over a picture, dragged and scrubbed.",
    symbol: "drop", section: .buildingBlocks, make: { BlurController() })
}

final class BlurController: KeyController {
  /// The materials, from the most translucent to the most opaque, and the styles of iOS 7.
  private static let materials: [(title: String, style: UIBlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
    ("Thick", .systemThickMaterial), ("Extra light", .extraLight), ("Light", .light), ("Dark", .dark),
  ]
  private static let (margin, barHeight): (CGFloat, CGFloat) = (16, 104)
  private static let widestPane = CGSize(width: 340, height: 200)
  private static let step: CGFloat = 24
  private static let labelWidth: CGFloat = 100

  private let picture = LandscapeView()
  private let pane = UIVisualEffectView(effect: nil)
  private let vibrancy = UIVisualEffectView(effect: nil)
  private let heading = UILabel()
  private let text = UILabel()
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let picker = UISegmentedControl(items: BlurController.materials.map(\.title))
  private let slider = UISlider()
  private let sliderLabel = UILabel()
  /// Adds the effect to the pane. The slider moves it.
  private var animator: UIViewPropertyAnimator?
  /// The pane's centre, relative to the middle of the area that it has.
  private var offset = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Blur"
    // Above a picture that does not scroll, a transparent bar's title could not be read.
    navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    picture.item = AlbumItem.all.first
    picture.layer.cornerRadius = 0
    pane.layer.cornerRadius = 24
    pane.layer.cornerCurve = .continuous
    pane.clipsToBounds = true
    let pan = UIPanGestureRecognizer(target: self, action: Self.drag)
    pane.addGestureRecognizer(pan)
    pane.addInteraction(DragPointerInteraction(following: pan))
    heading.text = "Frosted glass"
    heading.font = .systemFont(ofSize: 24, weight: .semibold)
    text.text = "Drag the pane over the picture."
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    for label in [heading, text] { vibrancy.contentView.addSubview(label) }
    pane.contentView.addSubview(vibrancy)
    picker.selectedSegmentIndex = 0
    picker.accessibilityLabel = "Material"
    picker.addTarget(self, action: Self.pick, for: .valueChanged)
    slider.value = 1
    slider.accessibilityLabel = "Fraction of the effect"
    slider.addTarget(self, action: Self.sliderMoved, for: .valueChanged)
    sliderLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    sliderLabel.textColor = Palette.secondaryText
    for control in [picker, slider, sliderLabel] { bar.contentView.addSubview(control) }
    for part in [picture, pane, bar] { view.addSubview(part) }
    pick()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    animator?.stopAnimation(true)
    animator = nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if animator == nil { pick() }
  }

  // MARK: Layout

  /// The area in which the pane can be dragged.
  private var area: CGRect {
    let safe = view.bounds.shrunk(by: view.safeAreaInsets)
    return CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(safe.height - Self.barHeight, 0))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    let bottom = view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - Self.barHeight - bottom, width: view.bounds.width, height: Self.barHeight + bottom)
    let width = min(view.bounds.width - 2 * Self.margin, 720)
    let x = (view.bounds.width - width) / 2
    picker.frame = CGRect(x: x, y: 14, width: width, height: 32)
    apportionSegments()
    sliderLabel.frame = CGRect(x: x, y: 58, width: Self.labelWidth, height: 32)
    slider.frame = CGRect(x: x + Self.labelWidth, y: 58, width: max(width - Self.labelWidth, 0), height: 32)
    placePane()
  }

  /// Gives each title the same space beside it, because the longest ones would fill equal segments of a narrow window.
  private func apportionSegments() {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widths = Self.materials.map { ($0.title as NSString).size(withAttributes: [.font: font]).width }
    let space = (picker.bounds.width - widths.reduce(0, +)) / CGFloat(widths.count)
    // Whole points keep the titles sharp. The last segment has the rest.
    for (index, width) in widths.dropLast().enumerated() {
      picker.setWidth(max((width + space).rounded(), 0), forSegmentAt: index)
    }
  }

  private func placePane() {
    let size = CGSize(
      width: min(Self.widestPane.width, area.width - 2 * Self.margin),
      height: min(Self.widestPane.height, area.height - 2 * Self.margin))
    let (reachX, reachY) = ((area.width - size.width) / 2, (area.height - size.height) / 2)
    offset.x = min(max(offset.x, -reachX), max(reachX, 0))
    offset.y = min(max(offset.y, -reachY), max(reachY, 0))
    pane.bounds.size = size
    pane.center = CGPoint(x: area.midX + offset.x, y: area.midY + offset.y)
    vibrancy.frame = pane.contentView.bounds
    let inner = vibrancy.contentView.bounds.shrunk(dx: 24, dy: 20)
    heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 32)
    let room = CGSize(width: inner.width, height: max(inner.height - 38, 0))
    text.frame = CGRect(
      x: inner.minX, y: inner.minY + 38, width: room.width, height: min(text.sizeThatFits(room).height, room.height))
  }

  // MARK: Changes

  private func pick() {
    let blur = UIBlurEffect(style: Self.materials[max(picker.selectedSegmentIndex, 0)].style)
    animator?.stopAnimation(true)
    pane.effect = nil
    vibrancy.effect = UIVibrancyEffect(blurEffect: blur)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.pane.effect = blur }
    // The animator stays where the slider moves it, also at its end.
    animator.pausesOnCompletion = true
    self.animator = animator
    sliderMoved()
  }

  private func sliderMoved() {
    animator?.fractionComplete = CGFloat(slider.value)
    sliderLabel.text = "Effect \(Int((slider.value * 100).rounded())) %"
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)
    move(by: way)
  }

  private func move(by way: CGPoint) {
    offset.x += way.x
    offset.y += way.y
    placePane()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The animator has the look with which it began.
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle { pick() }
  }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardLeftArrow: scrub(by: -0.05)
    case .keyboardRightArrow: scrub(by: 0.05)
    case .keyboardUpArrow: move(by: CGPoint(x: 0, y: -Self.step))
    case .keyboardDownArrow: move(by: CGPoint(x: 0, y: Self.step))
    case let key?:
      let index = key.rawValue - UIKeyboardHIDUsage.keyboard1.rawValue
      guard Self.materials.indices.contains(index) else { return false }
      picker.selectedSegmentIndex = index
      pick()
    case nil: return false
    }
    return true
  }

  private func scrub(by step: Float) {
    slider.setValue(slider.value + step, animated: false)
    sliderMoved()
  }
}
