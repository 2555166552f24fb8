// SPDX-License-Identifier: MIT

/// Darkens the page that another one covers.
final class DimmingView: UIView, TransitionDecorating {
  let decorationKind = TransitionDecoration.shade

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("DimmingView is made by its frame") }

  nonisolated deinit {}
}
