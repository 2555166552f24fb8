// SPDX-License-Identifier: MIT

/// A protocol that gives scroll views their `delegate`, so that subclasses can declare one of a more specific type.
///
/// Collection views do so in UIKit. Swift allows it for members of a protocol extension.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: UIScrollView {}

extension ScrollDelegateHolder {
  /// The object that is told about scrolling and zooming. Held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: ScrollDelegateHolder {}
