// SPDX-License-Identifier: MIT

/// The page control of a page view controller.
final class PageBar {
  /// In points, as in UIKit.
  static let height: CGFloat = 37

  private let turn: (_ isForward: Bool) -> Bool
  private var control: UIPageControl?

  init(turn: @escaping (_ isForward: Bool) -> Bool) { self.turn = turn }

  nonisolated deinit {}

  /// The page control, or `nil` if there is none to show.
  var visibleControl: UIPageControl? { control }

  func update(count: Int, index: Int) {
    guard count > 0 else {
      control?.removeFromSuperview()
      control = nil
      return
    }
    let control = control ?? makeControl()
    self.control = control
    control.numberOfPages = count
    control.currentPage = index
    shown = index
  }

  /// The page that is shown, which the control may be about to leave.
  private var shown = 0

  func advance(by step: Int) {
    guard let control else { return }
    shown = min(max(shown + step, 0), control.numberOfPages - 1)
    control.currentPage = shown
  }

  private func makeControl() -> UIPageControl {
    let control = UIPageControl()
    control.addTarget(self, action: PageBar.changed, for: .valueChanged)
    return control
  }

  private func changed() {
    guard let control, control.currentPage != shown else { return }
    if !turn(control.currentPage > shown) { control.currentPage = shown }
  }
}
