// SPDX-License-Identifier: MIT

/// Gives scroll views a `delegate`, in such a way that subclasses can give theirs a narrower type.
///
/// UIKit's collection views redeclare `delegate`. Swift allows that for what a protocol's extension gives.
@MainActor
public protocol ScrollDelegateHolder: UIScrollView {}

extension ScrollDelegateHolder {
  /// Hears of scrolling and zooming. Held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: ScrollDelegateHolder {}
