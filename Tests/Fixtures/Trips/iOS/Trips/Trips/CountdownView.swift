// SPDX-License-Identifier: MIT
import UIKit

/// A ring that a display link fills, and a text that a timer counts down.
final class CountdownView: UIView {
  var end = Date()
  private(set) var ticks = 0
  private let ring = CAShapeLayer()
  private let label = UILabel()
  private(set) var timer: Timer?
  private var displayLink: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = nil
    ring.strokeColor = Theme.accent.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    layer.addSublayer(ring)
    label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    stop()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
    displayLink?.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
    displayLink?.add(to: .main, forMode: .common)
  }

  func stop() {
    timer?.invalidate()
    displayLink?.invalidate()
    displayLink = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 60, dy: 0)
    ring.frame = CGRect(x: 16, y: 6, width: bounds.height - 12, height: bounds.height - 12)
    ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 2, dy: 2)).cgPath
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    label.text = "\(Int(end.timeIntervalSinceNow / 86_400)) d · \(ticks)"
  }

  @objc private func step(_ displayLink: CADisplayLink) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = CGFloat(displayLink.timestamp.truncatingRemainder(dividingBy: 1))
    CATransaction.commit()
  }
}
