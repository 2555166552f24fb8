// SPDX-License-Identifier: MIT
import UIKit

/// What can be scrolled.
protocol ScrollSubject: UIViewController {
  var scrollView: UIScrollView { get }
  /// How many cells or labels were made so far.
  var viewsMade: Int { get }
}
