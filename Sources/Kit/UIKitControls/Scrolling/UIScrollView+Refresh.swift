// SPDX-License-Identifier: MIT

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.leave()
    guard let refreshControl else { return }
    refreshControl.scrollView = self
    insertSubview(refreshControl, at: 0)
    refreshControl.scrollViewDidMove()
  }
}
