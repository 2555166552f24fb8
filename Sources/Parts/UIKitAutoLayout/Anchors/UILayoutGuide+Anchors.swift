// SPDX-License-Identifier: MIT
import UIKitCore

extension UILayoutGuide {
  /// The edge at which text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor(.height) }
}
