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
  private static let margin: CGFloat = 16

  private let stage = UIView()
  private let bar = DynamicsBar()
  private let tiles = (0..<count).map { _ in UIView() }
  private lazy var world = TileWorld(stage: stage, tiles: tiles)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dynamics"
    view.backgroundColor = .systemGroupedBackground
    tiles.forEach(dress)
    bar.fall.addTarget(self, action: Self.toggle, for: .primaryActionTriggered)
    bar.shake.addTarget(self, action: Self.shake, for: .primaryActionTriggered)
    bar.direction.addTarget(self, action: Self.chooseDirection, for: .valueChanged)
    bar.bounce.addTarget(self, action: Self.changeBounce, for: .valueChanged)
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
    stage.frame = bar.layOut(in: view.bounds.shrunk(by: view.safeAreaInsets), of: view.bounds)
    placeWall()
  }

  private func placeWall() {
    let wall = TileWall(of: tiles.count, on: stage.bounds, margin: Self.margin)
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = wall.color(of: index)
      tile.layer.cornerRadius = wall.side * 0.2
    }
    world.place(at: wall.places, side: wall.side)
  }

  // MARK: Changes

  private func toggle() {
    if world.isFalling { world.gather() } else { world.fall() }
    showState()
  }

  private func showState() { bar.fall.configuration?.title = world.isFalling ? "Gather" : "Fall" }

  private func shake() {
    if !world.isFalling { toggle() }
    world.shake()
  }

  private func chooseDirection() { world.gravity.gravityDirection = bar.gravity }

  private func changeBounce() { world.material.elasticity = bar.takeElasticity() }

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
      bar.bounce.setValue(bar.bounce.value > 0.95 ? 0 : bar.bounce.value + 0.2, animated: true)
      changeBounce()
    default: return false
    }
    return true
  }

  private func pull(_ index: Int) {
    bar.direction.selectedSegmentIndex = index
    chooseDirection()
  }
}
