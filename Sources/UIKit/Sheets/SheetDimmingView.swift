// SPDX-License-Identifier: MIT

/// Darkens what is behind a sheet or an alert.
///
/// Its own alpha belongs to the transition, that of the veil to the sheet's place, so that the two never disturb each
/// other. Where nothing is darkened, touches go through.
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

  /// 0 darkens nothing, 1 all that there is.
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

  /// The least that keeps touches away. As views fainter than this get none themselves.
  private static let faintestBarrier: CGFloat = 0.01

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    amount >= Self.faintestBarrier && super.point(inside: point, with: event)
  }

  private func adoptStyle() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    veil.backgroundColor = UIColor(white: 0, alpha: isDark ? SheetMetrics.darkDimming : SheetMetrics.dimming)
  }
}
