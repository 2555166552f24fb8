// SPDX-License-Identifier: MIT

/// The line, one pixel high, between a bar and the page.
final class BarHairline: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .separator
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
