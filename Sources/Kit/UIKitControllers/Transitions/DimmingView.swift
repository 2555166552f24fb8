// SPDX-License-Identifier: MIT

/// A black view over the lower page, whose alpha follows a transition.
final class DimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("DimmingView has no archives; create it with init(frame:)") }

  nonisolated deinit {}
}
