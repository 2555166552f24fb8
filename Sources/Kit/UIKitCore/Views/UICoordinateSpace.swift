// SPDX-License-Identifier: MIT

/// An object with a coordinate system of its own: a view, a window or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the object in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point from this coordinate system to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another coordinate system to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle from this coordinate system to another one, and returns the smallest rectangle that contains
  /// the corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from another coordinate system to this one, and returns the smallest rectangle that contains
  /// the corners.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
