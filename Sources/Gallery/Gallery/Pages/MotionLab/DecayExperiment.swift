// SPDX-License-Identifier: MIT
import UIKit

/// A ball that is thrown, and a ring where it will come to rest.
final class DecayExperiment: Experiment {
  private static let keySpeed: CGFloat = 1600
  /// The directions in which the button throws, one after another.
  private static let directions: [CGVector] = [
    CGVector(dx: 0.9, dy: -0.5), CGVector(dx: -0.7, dy: 0.7), CGVector(dx: 0.5, dy: 0.9), CGVector(dx: -0.9, dy: -0.3),
  ]

  private let ball = Ball(.systemBlue)
  private let ring = UIView()
  private let trace = Trace(.systemBlue)
  private let reading = UILabel()
  private var movement: Throw?
  private var throwCount = 0
  private lazy var rate = addSlider("Deceleration rate", in: 0.99...0.9985, value: 0.998) {
    String(format: "%.4f per ms", $0)
  }

  init() {
    super.init(
      title: "Decay", hint: "Throw the ball. The ring marks where it will come to rest. The arrows throw it, too.")
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    ring.bounds = CGRect(x: 0, y: 0, width: Ball.side + 14, height: Ball.side + 14)
    ring.layer.cornerRadius = (Ball.side + 14) / 2
    ring.layer.borderWidth = 2.5
    ring.isHidden = true
    ring.isUserInteractionEnabled = false
    reading.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    reading.textColor = Palette.secondaryText
    for part in [trace, ring, ball, reading] { addSubview(part) }
    let touch = TouchDownRecognizer(target: self, action: DecayExperiment.drag)
    addGestureRecognizer(touch)
    addInteraction(DragPointerInteraction(following: touch))
    _ = rate
    colour()
  }

  required init?(coder: NSCoder) { nil }

  private var area: CGRect { bounds.shrunk(dx: Ball.side / 2, dy: Ball.side / 2) }

  override func run() {
    let direction = Self.directions[throwCount % Self.directions.count]
    throwCount += 1
    move(direction)
  }

  override func move(_ direction: CGVector) {
    throwBall(CGPoint(x: direction.dx * Self.keySpeed, y: direction.dy * Self.keySpeed))
  }

  private func throwBall(_ velocity: CGPoint) {
    guard area.width > 0, area.height > 0 else { return }
    let movement = Throw(
      origin: ball.center, velocity: velocity, start: CACurrentMediaTime(), rate: CGFloat(rate.value), area: area)
    self.movement = movement
    trace.removeAll()
    UIView.performWithoutAnimation { ring.center = movement.end }
    ring.isHidden = false
    reading.text = String(
      format: "%.0f pt/s, at rest in %.1f s", Double(hypot(velocity.x, velocity.y)), movement.duration)
    start(lasting: movement.duration)
  }

  override func step(at time: TimeInterval) {
    guard let movement else { return }
    ball.center = movement.position(at: time)
    trace.add(ball.center)
    guard time >= movement.start + movement.duration else { return }
    self.movement = nil
  }

  /// Where the ball will come to rest, while it moves.
  var projectedEnd: CGPoint? { movement?.end }
  var position: CGPoint { ball.center }

  private func drag(_ touch: TouchDownRecognizer) {
    switch touch.state {
    case .began, .changed:
      movement = nil
      ring.isHidden = true
      trace.removeAll()
      let location = touch.location(in: self)
      ball.center = CGPoint(
        x: min(max(location.x, area.minX), area.maxX), y: min(max(location.y, area.minY), area.maxY))
      reading.text = nil
    case .ended: throwBall(touch.velocity)
    case .cancelled, .failed, .possible: break
    }
  }

  private func colour() { ring.layer.borderColor = UIColor.systemPink.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reading.frame = CGRect(x: 14, y: 10, width: max(bounds.width - 28, 0), height: 18)
    guard trace.frame != bounds else { return }
    trace.frame = bounds
    trace.removeAll()
    movement = nil
    ring.isHidden = true
    ball.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
