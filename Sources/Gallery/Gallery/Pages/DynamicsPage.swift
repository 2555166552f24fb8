// SPDX-License-Identifier: MIT
import UIKit

/// Dynamics
///
/// A wall of tiles that falls down, collides, and is put together again.
/// Try: Choose Fall. Drag a tile and throw it. Choose where gravity pulls, and how much the tiles bounce. Choose Gather.
/// Space lets the tiles fall and gathers them, the arrow keys choose the direction, 0 none, S shakes, B changes the bounce.
/// Watch: A dragged tile hangs from the pointer, pushes others aside, and keeps its velocity when it is released. In the
/// wall, it snaps back. When all tiles rest, nothing is computed any more.
/// From: Apple's documentation of UIDynamicAnimator.
enum DynamicsPage {
  static let entry = Page(
    id: "dynamics", title: "Dynamics", blurb: "Tiles that fall, collide, are thrown and snap back.",
    symbol: "square.grid.3x3", section: .buildingBlocks, make: { DynamicsController() })
}

final class DynamicsController: KeyController {
  private static let count = 60
  private static let (widestTile, narrowestTile, gap, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (56, 4, 6, 16)
  /// The room in points for “Bounce 100 %”.
  private static let bounceWidth: CGFloat = 96
  private static let directions: [(title: String, vector: CGVector)] = [
    ("Down", CGVector(dx: 0, dy: 1)), ("Left", CGVector(dx: -1, dy: 0)), ("Up", CGVector(dx: 0, dy: -1)),
    ("Right", CGVector(dx: 1, dy: 0)), ("None", .zero),
  ]

  private let stage = UIView()
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let fallButton = UIButton(configuration: .filled().inToolType)
  private let shakeButton = UIButton(configuration: .gray().inToolType)
  private let direction = UISegmentedControl(items: directions.map(\.title))
  private let bounceLabel = UILabel()
  private let bounce = UISlider()
  private let tiles = (0..<count).map { _ in UIView() }
  private lazy var world = TileWorld(stage: stage, tiles: tiles)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dynamics"
    view.backgroundColor = .systemGroupedBackground
    tiles.forEach(dress)
    fallButton.addTarget(self, action: Self.toggle, for: .primaryActionTriggered)
    shakeButton.configuration?.title = "Shake"
    shakeButton.addTarget(self, action: Self.shake, for: .primaryActionTriggered)
    direction.selectedSegmentIndex = 0
    direction.accessibilityLabel = "Gravity"
    direction.addTarget(self, action: Self.chooseDirection, for: .valueChanged)
    bounceLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    bounceLabel.textColor = Palette.secondaryText
    bounce.value = 0.4
    bounce.accessibilityLabel = "Bounce"
    bounce.addTarget(self, action: Self.changeBounce, for: .valueChanged)
    for control in [fallButton, shakeButton, direction, bounceLabel, bounce] { bar.contentView.addSubview(control) }
    for part in [stage, bar] { view.addSubview(part) }
    changeBounce()
    showState()
  }

  private func dress(_ tile: UIView) {
    tile.layer.cornerCurve = .continuous
    let pan = UIPanGestureRecognizer(target: self, action: Self.drag)
    tile.addGestureRecognizer(pan)
    tile.addInteraction(DragPointerInteraction(following: pan))
    stage.addSubview(tile)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.shrunk(by: view.safeAreaInsets)
    let isWide = safe.width >= 760
    let height: CGFloat = isWide ? 64 : 108
    bar.frame = CGRect(
      x: 0, y: safe.maxY - height, width: view.bounds.width, height: view.bounds.height - safe.maxY + height)
    stage.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(safe.height - height, 1))
    placeControls(isWide: isWide)
    placeWall()
  }

  private func placeControls(isWide: Bool) {
    let row = CGRect(x: Self.margin, y: 16, width: bar.bounds.width - 2 * Self.margin, height: 32)
    let second = isWide ? row : row.offsetBy(dx: 0, dy: 44)
    fallButton.frame = CGRect(x: row.minX, y: row.minY, width: 88, height: row.height)
    shakeButton.frame = CGRect(x: row.minX + 96, y: row.minY, width: 80, height: row.height)
    let start = row.minX + 192
    direction.frame = CGRect(
      x: start, y: row.minY, width: isWide ? 300 : max(row.maxX - start, 0), height: row.height)
    let labelStart = isWide ? direction.frame.maxX + 24 : row.minX
    let width = Self.bounceWidth
    bounceLabel.frame = CGRect(x: labelStart, y: second.minY, width: width, height: second.height)
    let slider = labelStart + width + 12
    bounce.frame = CGRect(x: slider, y: second.minY, width: max(row.maxX - slider, 0), height: second.height)
  }

  /// Gives the tiles their size, colours and places in a wall that has the best number of columns for the stage.
  /// In a window without room they still have a size, which a dynamic item needs.
  private func placeWall() {
    let room = CGSize(width: stage.bounds.width - 2 * Self.margin, height: stage.bounds.height * 0.75 - Self.margin)
    func side(_ columns: Int) -> CGFloat {
      let rows = Self.count / columns
      return min(Self.widestTile, room.width / CGFloat(columns) - Self.gap, room.height / CGFloat(rows) - Self.gap)
    }
    let columns = [10, 12, 15, 6].max { side($0) < side($1) } ?? 10
    let side = max(side(columns).rounded(.down), Self.narrowestTile)
    let step = side + Self.gap
    let left = (stage.bounds.midX - CGFloat(columns - 1) * step / 2).rounded()
    for (index, tile) in tiles.enumerated() {
      let place = CGFloat(index % columns + index / columns) / CGFloat(columns + Self.count / columns - 2)
      let hue = (0.5 + place * 0.62).truncatingRemainder(dividingBy: 1)
      tile.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.95, alpha: 1)
      tile.layer.cornerRadius = side * 0.2
    }
    let places = tiles.indices.map {
      CGPoint(x: left + CGFloat($0 % columns) * step, y: Self.margin + side / 2 + CGFloat($0 / columns) * step)
    }
    world.place(at: places, side: side)
  }

  // MARK: Changes

  private func toggle() {
    if world.isFalling { world.gather() } else { world.fall() }
    showState()
  }

  private func showState() { fallButton.configuration?.title = world.isFalling ? "Gather" : "Fall" }

  private func shake() {
    if !world.isFalling { toggle() }
    world.shake()
  }

  private func chooseDirection() {
    world.gravity.gravityDirection = Self.directions[max(direction.selectedSegmentIndex, 0)].vector
  }

  private func changeBounce() {
    world.material.elasticity = CGFloat(bounce.value)
    bounceLabel.text = "Bounce \(Int((bounce.value * 100).rounded())) %"
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let tile = pan.view else { return }
    switch pan.state {
    case .began: world.grab(tile, at: pan.location(in: stage))
    case .changed: world.drag(tile, to: pan.location(in: stage))
    default: world.release(tile, velocity: pan.velocity(in: stage))
    }
  }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardSpacebar: toggle()
    case .keyboardDownArrow: pull(0)
    case .keyboardLeftArrow: pull(1)
    case .keyboardUpArrow: pull(2)
    case .keyboardRightArrow: pull(3)
    case .keyboard0: pull(4)
    case .keyboardS: shake()
    case .keyboardB:
      bounce.setValue(bounce.value > 0.95 ? 0 : bounce.value + 0.2, animated: true)
      changeBounce()
    default: return false
    }
    return true
  }

  private func pull(_ index: Int) {
    direction.selectedSegmentIndex = index
    chooseDirection()
  }
}

/// The animator of the tiles, and its behaviours.
final class TileWorld {
  private(set) var isFalling = false
  let gravity: UIGravityBehavior
  let material: UIDynamicItemBehavior
  private let tiles: [UIView]
  private let animator: UIDynamicAnimator
  private let collision: UICollisionBehavior
  private var snaps: [UISnapBehavior] = []
  private var grips: [UIView: UIAttachmentBehavior] = [:]
  private var side: CGFloat = 0

  init(stage: UIView, tiles: [UIView]) {
    self.tiles = tiles
    animator = UIDynamicAnimator(referenceView: stage)
    gravity = UIGravityBehavior(items: tiles)
    collision = UICollisionBehavior(items: tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    material = UIDynamicItemBehavior(items: tiles)
    material.friction = 0.3
    material.angularResistance = 0.5
  }

  /// Sets the size of the tiles and their places in the wall, where they are at once unless they fall.
  func place(at places: [CGPoint], side: CGFloat) {
    let isNew = snaps.isEmpty
    if isNew { animator.addBehavior(material) }
    guard isNew || side != self.side || places != snaps.map(\.snapPoint) else { return }
    self.side = side
    for (index, tile) in tiles.enumerated() {
      tile.bounds.size = CGSize(width: side, height: side)
      if isFalling {
        keepOnStage(tile)
      } else if grips[tile] == nil {
        (tile.center, tile.transform) = (places[index], .identity)
      }
      if isNew {
        snaps.append(UISnapBehavior(item: tile, snapTo: places[index]))
      } else {
        snaps[index].snapPoint = places[index]
        animator.updateItem(usingCurrentState: tile)
      }
    }
  }

  private func keepOnStage(_ tile: UIView) {
    guard let stage = tile.superview?.bounds.shrunk(dx: side / 2, dy: side / 2) else { return }
    tile.center.x = min(max(tile.center.x, stage.minX), max(stage.maxX, stage.minX))
    tile.center.y = min(max(tile.center.y, stage.minY), max(stage.maxY, stage.minY))
  }

  func fall() {
    isFalling = true
    animator.removeAllBehaviors()
    for (index, tile) in tiles.enumerated() {
      // A little disorder, so that the tiles do not land as a wall again.
      material.addAngularVelocity(CGFloat(index * 7 % 5 - 2) * 0.7, for: tile)
      material.addLinearVelocity(CGPoint(x: index * 5 % 7 * 20 - 60, y: 0), for: tile)
    }
    for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
    for grip in grips.values { animator.addBehavior(grip) }
  }

  /// Moves all tiles back into the wall. On their way they do not collide.
  func gather() {
    isFalling = false
    animator.removeAllBehaviors()
    for behavior in [material] + snaps { animator.addBehavior(behavior) }
    for (tile, grip) in grips { hold(tile, grip) }
  }

  func shake() {
    for tile in tiles {
      let push = UIPushBehavior(items: [tile], mode: .instantaneous)
      // The force is in proportion to the area of a tile, and so the velocity is not.
      push.setAngle(.random(in: 0..<2 * .pi), magnitude: .random(in: 4...9) * side * side / 10_000)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: .random(in: -6...6), vertical: 0), for: tile)
      push.action = { [weak push] in push.map { $0.dynamicAnimator?.removeBehavior($0) } }
      animator.addBehavior(push)
    }
  }

  // MARK: Dragging

  func grab(_ tile: UIView, at point: CGPoint) {
    tile.superview?.bringSubviewToFront(tile)
    let local = tile.convert(point, from: tile.superview)
    let offset = UIOffset(horizontal: local.x - tile.bounds.midX, vertical: local.y - tile.bounds.midY)
    let grip = UIAttachmentBehavior(item: tile, offsetFromCenter: offset, attachedToAnchor: point)
    grips[tile] = grip
    hold(tile, grip)
  }

  private func hold(_ tile: UIView, _ grip: UIAttachmentBehavior) {
    if let snap = snap(of: tile) { animator.removeBehavior(snap) }
    animator.addBehavior(grip)
  }

  func drag(_ tile: UIView, to point: CGPoint) { grips[tile]?.anchorPoint = point }

  /// Lets a tile go with the velocity of the pointer.
  func release(_ tile: UIView, velocity: CGPoint) {
    grips.removeValue(forKey: tile).map(animator.removeBehavior)
    let current = material.linearVelocity(for: tile)
    material.addLinearVelocity(CGPoint(x: velocity.x - current.x, y: velocity.y - current.y), for: tile)
    if !isFalling, let snap = snap(of: tile) { animator.addBehavior(snap) }
  }

  private func snap(of tile: UIView) -> UISnapBehavior? {
    tiles.firstIndex(of: tile).flatMap { snaps.indices.contains($0) ? snaps[$0] : nil }
  }
}
