// SPDX-License-Identifier: MIT
import UIKit

/// A program whose content can be scrolled.
protocol ScrollSubject: UIViewController {
  var scrollView: UIScrollView { get }
  /// How many cells or labels were made so far.
  var viewsMade: Int { get }
}
