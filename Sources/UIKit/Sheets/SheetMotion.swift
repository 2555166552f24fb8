// SPDX-License-Identifier: MIT
import RenderTree

/// Moves a sheet: flies it from one detent to another, follows the hand, and lets go.
///
/// ```
/// resting ─► flying ─► resting
///    │         │ ▲
///    ▼         ▼ │
///    └───► held ─┘        the hand takes hold of a flight, of a presentation and of a dismissal
/// ```
///
/// The hand moves the body of the sheet between the detents, and past the largest one on a rubber band. Below the
/// smallest it starts a dismissal, whose driver it moves; the sheet shows where the two together put it.
final class SheetMotion {
  private unowned let sheet: UISheetPresentationController
  private let view: SheetView
  private var flight: Flight?
  private var grip: Grip?

  /// A movement between two reaches that goes on by itself.
  private struct Flight {
    let animator: UIViewPropertyAnimator
    let from: CGFloat
    let to: CGFloat

    var reach: CGFloat { from + (to - from) * CGFloat(animator.progress) }
    /// Points per second.
    var velocity: CGFloat { (to - from) * CGFloat(animator.progressVelocity) }
  }

  /// A hold of the hand on the sheet.
  private struct Grip {
    /// How far the sheet would reach if no rubber band held it.
    var raw: CGFloat
    /// Below this the dismissal takes over.
    var floor: CGFloat
    /// The dismissal that is under the hand.
    var driver: TransitionDriver?
    /// Whether it was asked for and refused.
    var isRefused: Bool
    let start: CGFloat
    var below: RubberBand
  }

  init(sheet: UISheetPresentationController, view: SheetView) {
    self.sheet = sheet
    self.view = view
  }

  nonisolated deinit {}

  /// The presentation is over: nothing moves, and the hand has nothing in it any more.
  func drop() {
    stopFlight()
    grip = nil
  }

  /// Somebody else's dismissal begins: it takes the sheet out of the hand, from where that has brought it.
  func loseHold() { grip = nil }

  var isHeld: Bool { grip != nil }
  var isFlying: Bool { flight != nil }

  /// How far the sheet reaches up on screen now, in points.
  var shownReach: CGFloat {
    let inner = flight?.reach ?? view.reach
    guard let run = sheet.runningTransition, let animator = run.animator as? SheetAnimator else { return inner }
    return inner - animator.slide(at: run.progress)
  }

  // MARK: Flying

  /// Rests at `reach`, at once.
  func rest(at reach: CGFloat) {
    stopFlight()
    UIView.performWithoutAnimation { place(reach) }
  }

  /// Goes to `reach` by itself.
  ///
  /// - Parameter velocity: points per second, upwards.
  func fly(to reach: CGFloat, velocity: CGFloat) {
    stopFlight()
    let travel = reach - view.reach
    guard abs(travel) > Self.leastTravel, UIView.areAnimationsEnabled else { return place(reach) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    flight = Flight(animator: animator, from: view.reach, to: reach)
    view.layoutIfNeeded()
    animator.addAnimations { [self] in place(reach) }
    animator.addCompletion { [weak self] _ in self?.land() }
    let omega = SheetMetrics.presentingFrequency
    animator.settle(
      to: .end,
      timing: Spring(
        mass: 1, stiffness: omega * omega, damping: 2 * omega, initialVelocity: Double(velocity / travel)))
  }

  /// The container has another size: what flies goes on to `reach`, as far from it as before in proportion.
  func retarget(to reach: CGFloat, scale: CGFloat) {
    guard let flight else {
      if grip == nil { UIView.performWithoutAnimation { place(reach) } }
      return
    }
    let (distance, velocity) = ((flight.to - flight.reach) * scale, flight.velocity * scale)
    stopFlight()
    UIView.performWithoutAnimation { place(reach - distance) }
    fly(to: reach, velocity: velocity)
  }

  private static let leastTravel: CGFloat = 0.05

  private func place(_ reach: CGFloat) {
    view.reach = reach
    view.layoutIfNeeded()
    sheet.updateDimming(reach: reach)
  }

  private func land() {
    flight = nil
    sheet.motionDidRest()
  }

  private func stopFlight() {
    guard let flight else { return }
    let reach = flight.reach
    self.flight = nil
    flight.animator.stopAnimation(true)
    UIView.performWithoutAnimation { place(reach) }
  }

  // MARK: Under the hand

  /// Takes hold of the sheet where it shows.
  func hold() {
    guard grip == nil else { return }
    let shown = shownReach
    let smallest = sheet.layout.smallestReach
    stopFlight()
    var grip = Grip(
      raw: shown, floor: smallest, driver: nil, isRefused: sheet.presentedViewController.isModalInPresentation,
      start: shown, below: RubberBand(limit: max(SheetMetrics.stretchBelow, 2 * (smallest - shown))))
    if let run = sheet.runningTransition {
      if sheet.isDismissing {
        run.pause()
        grip.driver = run
        grip.floor = view.reach
      } else {
        sheet.completePresentation()
        stopFlight()
        UIView.performWithoutAnimation { place(shown) }
      }
    }
    grip.raw = raw(of: shown, in: grip)
    self.grip = grip
  }

  /// Moves the sheet by points, downwards.
  func move(by distance: CGFloat) {
    guard grip != nil else { return }
    grip?.raw -= distance
    askForDismissal()
    follow()
  }

  /// Starts a dismissal under the hand as soon as that goes below where it began and below the smallest detent.
  private func askForDismissal() {
    guard let grip, grip.driver == nil, !grip.isRefused, grip.raw < grip.floor, grip.raw < grip.start else { return }
    begin(from: grip.floor)
  }

  /// - Parameter base: the reach of the body while the dismissal slides it.
  private func begin(from base: CGFloat) {
    let shown = view.reach
    UIView.performWithoutAnimation { place(base) }
    if let driver = sheet.beginDismissal() {
      // A page that goes as the dismissal begins may have taken the scroll view with it that was in the hand.
      guard grip != nil else { return settle(driver, to: .start, velocity: 0) }
      grip?.driver = driver
      grip?.floor = base
      driver.update(Double((base - shown) / travel(of: driver)))
      return
    }
    UIView.performWithoutAnimation { place(shown) }
    guard var refused = grip else { return }
    refused.isRefused = true
    refused.raw = min(refused.raw, raw(of: shown, in: refused))
    grip = refused
  }

  private func follow() {
    guard let grip else { return }
    UIView.performWithoutAnimation {
      if let driver = grip.driver {
        driver.update(Double(max(grip.floor - grip.raw, 0) / travel(of: driver)))
        place(max(shown(of: grip.raw, in: grip), grip.floor))
      } else {
        place(shown(of: grip.raw, in: grip))
      }
    }
  }

  /// Lets go of it.
  ///
  /// - Parameter velocity: points per second, upwards.
  func release(velocity: CGFloat) {
    guard let grip else { return }
    let choice = SheetDetentChoice(stops: sheet.layout.stops.map(\.reach), canDismiss: true)
    switch choice.target(from: grip.isRefused ? grip.raw : shownReach, velocity: velocity) {
    case .stop(let index): goBack(to: index, velocity: velocity)
    case .dismissal where grip.isRefused: refuse(velocity: velocity)
    case .dismissal:
      if grip.driver == nil { begin(from: view.reach) }
      if self.grip?.driver == nil { refuse(velocity: velocity) } else { goAway(velocity: velocity) }
    }
  }

  /// Lets go of it as it was before the hand came.
  func cancel() {
    guard grip != nil else { return }
    goBack(to: selectedIndex, velocity: 0)
  }

  /// Lets go of it where it is, without a movement of its own: what follows is somebody else's.
  func relinquish() {
    guard let grip, grip.driver == nil else { return }
    self.grip = nil
    let nearest = sheet.layout.stops.min { abs($0.reach - view.reach) < abs($1.reach - view.reach) }
    if let nearest {
      UIView.performWithoutAnimation { place(nearest.reach) }
      sheet.userDidSelect(nearest.identifier)
    }
    sheet.motionDidRest()
  }

  private var selectedIndex: Int {
    let selected = sheet.layout.stop(sheet.selectedDetentIdentifier)
    return sheet.layout.stops.firstIndex(of: selected) ?? 0
  }

  private func goBack(to index: Int, velocity: CGFloat) {
    guard let grip else { return }
    self.grip = nil
    let stop = sheet.layout.stops[index]
    var rest = velocity
    if let driver = grip.driver {
      // The slide has the velocity; the body, where it has a way to go too, starts from rest.
      if driver.progress > 0 { rest = 0 }
      settle(driver, to: .start, velocity: velocity)
    }
    fly(to: stop.reach, velocity: rest)
    sheet.userDidSelect(stop.identifier)
    if flight == nil { sheet.motionDidRest() }
  }

  private func goAway(velocity: CGFloat) {
    guard let grip, let driver = grip.driver else { return }
    self.grip = nil
    settle(driver, to: .finish, velocity: velocity)
    if view.reach > grip.floor { fly(to: grip.floor, velocity: 0) }
  }

  private func refuse(velocity: CGFloat) {
    goBack(to: 0, velocity: velocity)
    sheet.refuseDismissal()
  }

  private func settle(_ driver: TransitionDriver, to end: TransitionEnd, velocity: CGFloat) {
    guard let stock = driver.animator as? any StockAnimator else { return }
    let velocity = -Double(velocity / travel(of: driver))
    driver.settle(to: end, timing: stock.settling(from: driver.progress, to: end.progress, velocity: velocity))
  }

  private func travel(of driver: TransitionDriver) -> CGFloat {
    max((driver.animator as? SheetAnimator)?.travel ?? view.reach, 1)
  }

  // MARK: Rubber bands

  private var above: RubberBand { RubberBand(limit: SheetMetrics.stretchAbove) }

  /// The reach that shows for a dragged reach, behind the rubber bands.
  private func shown(of raw: CGFloat, in grip: Grip) -> CGFloat {
    let largest = sheet.layout.largestReach
    if raw > largest { return largest + above.shown(raw - largest) }
    guard grip.isRefused, raw < grip.floor else { return raw }
    return grip.floor - grip.below.shown(grip.floor - raw)
  }

  private func raw(of shown: CGFloat, in grip: Grip) -> CGFloat {
    let largest = sheet.layout.largestReach
    if shown > largest { return largest + above.pull(showing: shown - largest) }
    guard grip.isRefused, shown < grip.floor else { return shown }
    return grip.floor - grip.below.pull(showing: grip.floor - shown)
  }
}
