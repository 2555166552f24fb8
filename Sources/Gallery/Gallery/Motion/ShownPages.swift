// SPDX-License-Identifier: MIT
import UIKit

/// The layers of a transition as the screen shows them at one instant.
struct ShownPages {
  /// The values of each layer that animations change, weighted so that all of them are in points.
  private var values: [ObjectIdentifier: [CGFloat]] = [:]
  /// The rectangle that bounds each layer, in the coordinates of the root view.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  /// The layers, from the outermost inwards.
  private(set) var order: [ObjectIdentifier] = []

  /// The number of levels below the root in which layers are followed. Layers further inside move with their page.
  private static let depth = 6
  /// The greatest number of layers that are followed.
  private static let limit = 160
  /// The greatest number of layers next to each other that are all followed. If there are more, such as the tiles of a
  /// page that breaks, the first ones are followed, which are the pages themselves, and some of the others at equal
  /// distances.
  private static let siblingLimit = 96
  private static let pageLimit = 4

  /// Which values of the layers count: those on the screen, or those that they will have after all animations.
  enum Moment {
    case now, end
  }
  private let moment: Moment

  /// - Parameter root: The view that contains the transition.
  init(in root: UIView, at moment: Moment = .now) {
    self.moment = moment
    guard let shown = state(of: root.layer) else { return }
    noteSublayers(of: root.layer, shown, toRoot: CATransform3DIdentity, depth: 1)
  }

  private func state(of layer: CALayer) -> CALayer? { moment == .now ? layer.presentation() : layer }

  private mutating func noteSublayers(of layer: CALayer, _ shown: CALayer, toRoot: CATransform3D, depth: Int) {
    guard depth <= Self.depth else { return }
    let (bounds, perspective) = (shown.bounds, shown.sublayerTransform)
    // The vanishing point of a perspective is the middle of the layer.
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), perspective),
      CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    let inner = CATransform3DConcat(around, toRoot)
    let sublayers = layer.sublayers ?? []
    let step = (sublayers.count + Self.siblingLimit - 1) / Self.siblingLimit
    for (index, sublayer) in sublayers.enumerated() where order.count < Self.limit {
      if index < Self.pageLimit || index % step == 0 { note(sublayer, toRoot: inner, depth: depth) }
    }
  }

  private mutating func note(_ layer: CALayer, toRoot: CATransform3D, depth: Int) {
    guard let shown = state(of: layer), !shown.isHidden else { return }
    let (bounds, anchor, transform) = (shown.bounds, shown.anchorPoint, shown.transform)
    let (size, id) = (bounds.size, ObjectIdentifier(layer))
    values[id] =
      [
        shown.position.x, shown.position.y, size.width, size.height,
        CGFloat(shown.opacity) * max(size.width, size.height),
      ] + values(of: transform, for: size)
    let origin = CATransform3DMakeTranslation(
      -bounds.minX - anchor.x * size.width, -bounds.minY - anchor.y * size.height, 0)
    let placed = CATransform3DConcat(
      CATransform3DConcat(origin, transform), CATransform3DMakeTranslation(shown.position.x, shown.position.y, 0))
    let whole = CATransform3DConcat(placed, toRoot)
    frames[id] = whole.boundingRect(of: bounds)
    order.append(id)
    if let mask = layer.mask as? CAShapeLayer, let path = ((state(of: mask) ?? mask) as? CAShapeLayer ?? mask).path {
      let box = path.boundingBox
      values[ObjectIdentifier(mask)] = [box.minX, box.minY, box.maxX, box.maxY]
    }
    noteSublayers(of: layer, shown, toRoot: whole, depth: depth + 1)
  }

  /// Returns the numbers of a transform, in points. All multiples of a perspective look the same. The numbers are
  /// therefore divided by the last one, as in an interpolation between two perspectives.
  private func values(of transform: CATransform3D, for size: CGSize) -> [CGFloat] {
    let unit = transform.m44 == 0 ? 1 : 1 / transform.m44
    let (width, height) = (unit * size.width, unit * size.height)
    return [
      unit * transform.m41, unit * transform.m42, unit * transform.m43, transform.m11 * width, transform.m12 * width,
      transform.m13 * width, transform.m21 * height, transform.m22 * height, transform.m23 * height,
    ]
  }

  /// Returns how far these pages are on the way from the first to the last ones, measured along that way: 0 at the
  /// first, 1 at the last. It is nil if the two do not differ.
  func progress(from first: ShownPages, to last: ShownPages) -> CGFloat? {
    var (along, whole): (CGFloat, CGFloat) = (0, 0)
    for (layer, end) in last.values {
      guard let start = first.values[layer], let now = values[layer] else { continue }
      for index in end.indices {
        let distance = end[index] - start[index]
        along += (now[index] - start[index]) * distance
        whole += distance * distance
      }
    }
    return whole > Self.leastDistance ? along / whole : nil
  }

  /// The square of the distance in points below which two pages count as equal.
  private static let leastDistance: CGFloat = 1
}

extension CATransform3D {
  /// Returns the smallest rectangle that contains a rectangle as the transform shows it.
  fileprivate func boundingRect(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { point in
      let depth = max(m14 * point.x + m24 * point.y + m44, 0.001)
      return CGPoint(
        x: (m11 * point.x + m21 * point.y + m41) / depth, y: (m12 * point.x + m22 * point.y + m42) / depth)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
