// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view that dims the page behind a sheet or an alert.
///
/// The transition animates the alpha of this view. The alpha of the veil in it follows the extent of the sheet, so that
/// the two do not interfere. If nothing is dimmed, touches go to the page.
final class SheetDimmingView: UIView {
  private let veil = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    veil.isUserInteractionEnabled = false
    addSubview(veil)
    adoptStyle()
  }

  required init?(coder: NSCoder) { fatalError("SheetDimmingView has no archives; create it with init(frame:)") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// The amount of dimming, from 0 to 1.
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

  /// The smallest amount at which the view intercepts touches. Hit testing skips views with a smaller alpha, too.
  private static let faintestBarrier: CGFloat = 0.01

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    amount >= Self.faintestBarrier && super.point(inside: point, with: event)
  }

  private func adoptStyle() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    veil.backgroundColor = UIColor(white: 0, alpha: isDark ? SheetMetrics.darkDimming : SheetMetrics.dimming)
  }
}
