// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// Dims what is behind a sheet or an alert.
///
/// The view's own alpha belongs to the transition and that of the veil to the sheet's extent, so that the two do not
/// disturb each other. If nothing is dimmed, touches go through.
final class SheetDimmingView: UIView {
  private let veil = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    veil.isUserInteractionEnabled = false
    addSubview(veil)
    adoptStyle()
  }

  required init?(coder: NSCoder) { fatalError("SheetDimmingView is made by its frame") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// How much is dimmed, from 0 to 1.
  var amount: CGFloat {
    get { veil.alpha }
    set { veil.alpha = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    veil.frame = bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptStyle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    adoptStyle()
  }

  /// The smallest amount that keeps touches away. A view with a smaller alpha receives none itself.
  private static let faintestBarrier: CGFloat = 0.01

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    amount >= Self.faintestBarrier && super.point(inside: point, with: event)
  }

  private func adoptStyle() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    veil.backgroundColor = UIColor(white: 0, alpha: isDark ? SheetMetrics.darkDimming : SheetMetrics.dimming)
  }
}
