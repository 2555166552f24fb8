// SPDX-License-Identifier: MIT
import UIKit

/// A view controller whose content can be scrolled.
protocol ScrollSubject: UIViewController {
  var scrollView: UIScrollView { get }
  /// The number of cells or labels that have been created so far.
  var viewsMade: Int { get }
}
