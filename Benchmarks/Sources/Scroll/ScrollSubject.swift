// SPDX-License-Identifier: MIT
import UIKit

/// A view controller whose content can be scrolled.
protocol ScrollSubject: UIViewController {
  var scrollView: UIScrollView { get }
  /// The number of cells, labels or rows that have been created so far.
  var viewsMade: Int { get }
}
