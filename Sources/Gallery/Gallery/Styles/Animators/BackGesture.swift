// SPDX-License-Identifier: MIT
import UIKit

/// A gesture that goes back from a page by driving its style's animator.
///
/// Keep a reference: recognizers hold their targets weakly.
protocol BackGesture: AnyObject {
  func attach(to page: UIViewController, kind: TransitionKind, styleDelegate: StyleDelegate)
}
