// SPDX-License-Identifier: MIT

/// A shape that fills the bounds of a view.
nonisolated public struct UIShape: Sendable, Equatable {
  private enum Corners: Equatable {
    case radius(CGFloat)
    case full
  }

  private let corners: Corners

  /// A rectangle.
  public static let rect = UIShape(corners: .radius(0))
  /// A rectangle whose shorter sides are semicircles.
  public static let capsule = UIShape(corners: .full)

  /// Returns a rectangle with round corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners in points.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(corners: .radius(cornerRadius)) }

  func cornerRadius(in size: CGSize) -> CGFloat {
    switch corners {
    case .radius(let radius): min(radius, size.width / 2, size.height / 2)
    case .full: min(size.width, size.height) / 2
    }
  }
}
