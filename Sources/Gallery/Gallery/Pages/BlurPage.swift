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
  private static let margin: CGFloat = 16
  private static let widestPane = CGSize(width: 340, height: 200)
  private static let step: CGFloat = 24

  private let picture = LandscapeView()
  private let pane = GlassPane()
  private let bar = BlurBar()
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
    let pan = UIPanGestureRecognizer(target: self, action: Self.drag)
    pane.addGestureRecognizer(pan)
    pane.addInteraction(DragPointerInteraction(following: pan))
    bar.picker.addTarget(self, action: Self.pick, for: .valueChanged)
    bar.slider.addTarget(self, action: Self.sliderMoved, for: .valueChanged)
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
    return CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(safe.height - BlurBar.height, 0))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    bar.layOut(in: view)
    placePane()
  }

  private func placePane() {
    let size = CGSize(
      width: min(Self.widestPane.width, area.width - 2 * Self.margin),
      height: min(Self.widestPane.height, area.height - 2 * Self.margin))
    let (reachX, reachY) = ((area.width - size.width) / 2, (area.height - size.height) / 2)
    offset.x = min(max(offset.x, -reachX), max(reachX, 0))
    offset.y = min(max(offset.y, -reachY), max(reachY, 0))
    pane.place(at: CGPoint(x: area.midX + offset.x, y: area.midY + offset.y), size: size)
  }

  // MARK: Changes

  private func pick() {
    let blur = UIBlurEffect(style: bar.material)
    animator?.stopAnimation(true)
    pane.effect = nil
    pane.showText(on: blur)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.pane.effect = blur }
    // The animator stays where the slider moves it, also at its end.
    animator.pausesOnCompletion = true
    self.animator = animator
    sliderMoved()
  }

  private func sliderMoved() {
    animator?.fractionComplete = CGFloat(bar.slider.value)
    bar.showFraction()
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
      guard (0..<bar.picker.numberOfSegments).contains(index) else { return false }
      bar.picker.selectedSegmentIndex = index
      pick()
    case nil: return false
    }
    return true
  }

  private func scrub(by step: Float) {
    bar.slider.setValue(bar.slider.value + step, animated: false)
    sliderMoved()
  }
}
