// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitControls
import UIKitCore

/// The layers of a window, one above the other in space. A drag turns them, the wheel moves them apart, a click chooses
/// one, and another click at the same point the one behind it.
///
/// Redrawn rectangles flash, and touches are shown, without any change of the inspected window.
final class LayerScene: InspectorPanel {
  /// The view of the scene: its rotation in radians, and the distance of two levels in points of the window.
  struct Camera: Equatable {
    var yaw: CGFloat = 0
    var pitch: CGFloat = 0
    var spacing: CGFloat = 24
  }

  private static let (largestAngle, largestSpacing): (CGFloat, CGFloat) = (1.2, 90)
  /// The rotation in radians for a drag of one point.
  private static let radiansPerPoint: CGFloat = 0.008
  /// The distance of the eye, as a multiple of the window's larger side.
  private static let eyeDistance: CGFloat = 4
  private static let (flashDuration, largestFlashCount) = (0.5, 24)
  private static let (fill, touchRadius): (CGFloat, CGFloat) = (0.8, 14)

  private(set) var camera = Camera()
  private(set) var nodes: [LayerNode] = []
  /// The space that contains everything that is shown.
  private let space = CALayer()
  private var copies: [CALayer] = []
  private var flashes: [CALayer] = []
  private var touches: [ObjectIdentifier: CAShapeLayer] = [:]
  private weak var inspected: UIWindow?
  private weak var chosen: CALayer?
  /// Called with the layer that the user has chosen.
  var onChoose: ((CALayer?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Layers"
    layer.addSublayer(space)
    let pan = UIPanGestureRecognizer(target: self, action: Self.turn)
    pan.allowedScrollTypesMask = []
    let spread = UIPanGestureRecognizer(target: self, action: Self.spread)
    spread.allowedScrollTypesMask = .all
    spread.allowedTouchTypes = []
    addGestureRecognizer(pan)
    addGestureRecognizer(spread)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.choose))
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows the layers as they are now.
  func show(_ window: UIWindow?) {
    inspected = window
    nodes = window.map { LayerNode.nodes(of: $0.layer) } ?? []
    rebuild()
  }

  private var windowSize: CGSize { inspected?.bounds.size ?? .zero }
  private var top: CGFloat { CGFloat((nodes.map(\.depth).max() ?? 0) + 1) * camera.spacing }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard space.bounds.size != bounds.size else { return }
    withoutActions { space.frame = bounds }
    rebuild()
  }

  private func rebuild() {
    withoutActions {
      space.sublayerTransform = projection
      for copy in copies { copy.removeFromSuperlayer() }
      copies = nodes.map(makeCopy)
      for (index, copy) in copies.enumerated() { space.insertSublayer(copy, at: UInt32(index)) }
    }
  }

  private func makeCopy(of node: LayerNode) -> CALayer {
    let copy = node.layer.ownSnapshotLayer()
    let bounds = copy.bounds
    copy.anchorPoint = .zero
    copy.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(bounds.minX, bounds.minY, 0), toScene(node.toWindow, level: node.depth))
    copy.masksToBounds = false
    let isChosen = node.layer === chosen
    copy.borderWidth = isChosen ? 3 : 1
    let color: UIColor = isChosen ? .systemRed : node.layer.shouldRasterize ? .systemGreen : .systemGray
    copy.borderColor = color.withAlphaComponent(isChosen ? 1 : 0.55).cgColor
    return copy
  }

  /// Returns a transform from the window to the scene, whose origin is the middle of the window, at a level.
  private func toScene(_ toWindow: CATransform3D, level: Int) -> CATransform3D {
    let center = CATransform3DMakeTranslation(
      bounds.midX - windowSize.width / 2, bounds.midY - windowSize.height / 2,
      CGFloat(level) * camera.spacing - top / 2)
    return CATransform3DConcat(toWindow, center)
  }

  /// The transform of the scene about the middle of the view.
  var projection: CATransform3D {
    let size = windowSize
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return CATransform3DIdentity }
    let scale = Self.fill * min(bounds.width / size.width, bounds.height / size.height)
    var projection = CATransform3DMakeRotation(camera.yaw, 0, 1, 0)
    projection = CATransform3DConcat(projection, CATransform3DMakeRotation(camera.pitch, 1, 0, 0))
    projection = CATransform3DConcat(projection, CATransform3DMakeScale(scale, scale, scale))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (Self.eyeDistance * max(bounds.width, bounds.height))
    return CATransform3DConcat(projection, perspective)
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  // MARK: Damage and touches

  /// Shows the rectangles that frames have redrawn, fading with their age, and outlines those that the last one moved.
  ///
  /// The inspector changes it only when it refreshes, so that its own frames do not delay those that it shows.
  ///
  /// - Parameter now: The present time in seconds.
  /// - Returns: Whether something is shown, which fades with the next refresh.
  func flash(_ frames: [FrameEvent], at now: TimeInterval) -> Bool {
    let recent = frames.filter { now - $0.time < Self.flashDuration }.suffix(Self.largestFlashCount)
    withoutActions {
      for flash in flashes { flash.removeFromSuperlayer() }
      var latest: [CGRect: TimeInterval] = [:]
      for frame in recent { for rect in frame.damage { latest[rect] = frame.time } }
      flashes = latest.sorted { $0.value < $1.value }.map { rect, time in
        makeFlash(rect, opacity: 1 - max(now - time, 0) / Self.flashDuration)
      }
      flashes += (recent.last?.rasters ?? []).map(makeOutline)
    }
    return !flashes.isEmpty
  }

  private func makeFlash(_ rect: CGRect, opacity: Double) -> CALayer {
    let mark = CALayer()
    mark.backgroundColor = UIColor.systemPink.withAlphaComponent(0.12).cgColor
    mark.borderColor = UIColor.systemPink.cgColor
    mark.borderWidth = 2
    mark.anchorPoint = .zero
    mark.bounds.size = rect.size
    mark.transform = toScene(CATransform3DMakeTranslation(rect.minX, rect.minY, 0), level: 0)
    mark.opacity = Float(opacity)
    space.addSublayer(mark)
    return mark
  }

  /// Returns the outline of a raster, whose corners are in the inspected window.
  private func makeOutline(_ corners: [CGPoint]) -> CALayer {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    let mark = CAShapeLayer()
    (mark.path, mark.fillColor, mark.strokeColor, mark.lineWidth) = (path.cgPath, nil, UIColor.systemGreen.cgColor, 2)
    mark.transform = toScene(CATransform3DIdentity, level: 0)
    space.addSublayer(mark)
    return mark
  }

  /// The outlines of the rasters that are shown, in the inspected window.
  var rasterOutlines: [CGRect] { flashes.compactMap { ($0 as? CAShapeLayer)?.path?.boundingBox } }

  /// Shows the touches that are down.
  func show(_ all: Set<UITouch>) {
    withoutActions {
      for touch in all {
        let id = ObjectIdentifier(touch)
        guard touch.isActive, touch.isContact || touch.type == .indirectPointer else {
          touches.removeValue(forKey: id)?.removeFromSuperlayer()
          continue
        }
        let mark = touches[id] ?? makeTouch()
        touches[id] = mark
        let location = touch.location(in: inspected)
        mark.transform = toScene(CATransform3DMakeTranslation(location.x, location.y, 0), level: 0)
      }
    }
  }

  /// The locations of the shown touches in the inspected window.
  var touchLocations: [CGPoint] {
    let origin = toScene(CATransform3DIdentity, level: 0)
    return touches.values.map { CGPoint(x: $0.transform.m41 - origin.m41, y: $0.transform.m42 - origin.m42) }
  }

  private func makeTouch() -> CAShapeLayer {
    let mark = CAShapeLayer()
    let radius = Self.touchRadius
    mark.path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath
    mark.fillColor = UIColor.systemYellow.withAlphaComponent(0.6).cgColor
    mark.strokeColor = UIColor.systemOrange.cgColor
    mark.lineWidth = 2
    space.addSublayer(mark)
    return mark
  }

  // MARK: Gestures

  private func turn(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    func turned(_ angle: CGFloat, by points: CGFloat) -> CGFloat {
      min(max(angle + points * Self.radiansPerPoint, -Self.largestAngle), Self.largestAngle)
    }
    camera.yaw = turned(camera.yaw, by: translation.x)
    camera.pitch = turned(camera.pitch, by: -translation.y)
    rebuild()
  }

  private func spread(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    camera.spacing = min(max(camera.spacing + translation.y * 0.1, 0), Self.largestSpacing)
    rebuild()
  }

  private func choose(_ tap: UITapGestureRecognizer) {
    chosen = nextLayer(at: tap.location(in: self))
    onChoose?(chosen)
    rebuild()
  }

  /// Returns the layers of the inspected window that are shown at a point of this view, the frontmost one first.
  func layers(at point: CGPoint) -> [CALayer] {
    zip(nodes, copies).reversed().filter { corners(of: $1).surround(point) }.map { $0.0.layer }
  }

  /// Returns the layer to choose at a point: the frontmost layer, or, if the chosen layer is at the point, the layer
  /// behind it.
  private func nextLayer(at point: CGPoint) -> CALayer? {
    let layers = layers(at: point)
    guard let index = layers.firstIndex(where: { $0 === chosen }) else { return layers.first }
    return layers[(index + 1) % layers.count]
  }

  private func corners(of copy: CALayer) -> [CGPoint] {
    let (bounds, center) = (copy.bounds, CGPoint(x: self.bounds.midX, y: self.bounds.midY))
    let size = bounds.size
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-center.x, -center.y, 0), space.sublayerTransform),
      CATransform3DMakeTranslation(center.x, center.y, 0))
    let matrix = CATransform3DConcat(copy.transform, around)
    return [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height), CGPoint(x: 0, y: size.height),
    ].map(matrix.project)
  }
}

extension CATransform3D {
  /// Returns where a point of the plane z = 0 is seen.
  fileprivate func project(_ point: CGPoint) -> CGPoint {
    let depth = max(m14 * point.x + m24 * point.y + m44, 0.001)
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) / depth, y: (m12 * point.x + m22 * point.y + m42) / depth)
  }
}

extension [CGPoint] {
  /// Whether a point lies inside the convex polygon with these corners.
  fileprivate func surround(_ point: CGPoint) -> Bool {
    let sides = indices.map { index in
      let (a, b) = (self[index], self[(index + 1) % count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
