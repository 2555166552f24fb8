// SPDX-License-Identifier: MIT
import QuartzCore

/// A subclass of a program that overrides the members of `CALayer`.
@MainActor final class RecordingLayer: CALayer {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { log(super.convert(p, from: layer)) }
  override func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { log(super.convert(p, to: layer)) }
  override func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { log(super.convert(r, from: layer)) }
  override func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { log(super.convert(r, to: layer)) }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) { log(super.insertSublayer(layer, at: idx)) }
  override var superlayer: CALayer? { log(super.superlayer) }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    log(super.insertSublayer(layer, below: sibling))
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    log(super.insertSublayer(layer, above: sibling))
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    log(super.replaceSublayer(oldLayer, with: newLayer))
  }
  override var mask: CALayer? {
    get { log(super.mask) }
    set { super.mask = newValue }
  }
  override class func needsDisplay(forKey key: String) -> Bool { log(super.needsDisplay(forKey: key)) }
  override func needsLayout() -> Bool { log(super.needsLayout()) }
  override func needsDisplay() -> Bool { log(super.needsDisplay()) }
  override func animation(forKey key: String) -> CAAnimation? { log(super.animation(forKey: key)) }
  override func animationKeys() -> [String]? { log(super.animationKeys()) }
  override func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    log(super.convertTime(t, from: layer))
  }
  override func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    log(super.convertTime(t, to: layer))
  }
  override var zPosition: CGFloat {
    get { log(super.zPosition) }
    set { super.zPosition = newValue }
  }
  override var anchorPointZ: CGFloat {
    get { log(super.anchorPointZ) }
    set { super.anchorPointZ = newValue }
  }
  override var sublayerTransform: CATransform3D {
    get { log(super.sublayerTransform) }
    set { super.sublayerTransform = newValue }
  }
  override func affineTransform() -> CGAffineTransform { log(super.affineTransform()) }
  override func setAffineTransform(_ m: CGAffineTransform) { log(super.setAffineTransform(m)) }
  override var isDoubleSided: Bool {
    get { log(super.isDoubleSided) }
    set { super.isDoubleSided = newValue }
  }
  override var opacity: Float {
    get { log(super.opacity) }
    set { super.opacity = newValue }
  }
  override var masksToBounds: Bool {
    get { log(super.masksToBounds) }
    set { super.masksToBounds = newValue }
  }
  override var backgroundColor: CGColor? {
    get { log(super.backgroundColor) }
    set { super.backgroundColor = newValue }
  }
  override var cornerRadius: CGFloat {
    get { log(super.cornerRadius) }
    set { super.cornerRadius = newValue }
  }
  override var maskedCorners: CACornerMask {
    get { log(super.maskedCorners) }
    set { super.maskedCorners = newValue }
  }
  override var borderWidth: CGFloat {
    get { log(super.borderWidth) }
    set { super.borderWidth = newValue }
  }
  override var borderColor: CGColor? {
    get { log(super.borderColor) }
    set { super.borderColor = newValue }
  }
  override var shadowColor: CGColor? {
    get { log(super.shadowColor) }
    set { super.shadowColor = newValue }
  }
  override var shadowOpacity: Float {
    get { log(super.shadowOpacity) }
    set { super.shadowOpacity = newValue }
  }
  override var shadowOffset: CGSize {
    get { log(super.shadowOffset) }
    set { super.shadowOffset = newValue }
  }
  override var shadowRadius: CGFloat {
    get { log(super.shadowRadius) }
    set { super.shadowRadius = newValue }
  }
  override var shadowPath: CGPath? {
    get { log(super.shadowPath) }
    set { super.shadowPath = newValue }
  }
  override var contentsRect: CGRect {
    get { log(super.contentsRect) }
    set { super.contentsRect = newValue }
  }
  override var contentsCenter: CGRect {
    get { log(super.contentsCenter) }
    set { super.contentsCenter = newValue }
  }
  override var contentsGravity: CALayerContentsGravity {
    get { log(super.contentsGravity) }
    set { super.contentsGravity = newValue }
  }
  override var contentsScale: CGFloat {
    get { log(super.contentsScale) }
    set { super.contentsScale = newValue }
  }
  override var shouldRasterize: Bool {
    get { log(super.shouldRasterize) }
    set { super.shouldRasterize = newValue }
  }
  override var allowsGroupOpacity: Bool {
    get { log(super.allowsGroupOpacity) }
    set { super.allowsGroupOpacity = newValue }
  }
  override var rasterizationScale: CGFloat {
    get { log(super.rasterizationScale) }
    set { super.rasterizationScale = newValue }
  }
  override var cornerCurve: CALayerCornerCurve {
    get { log(super.cornerCurve) }
    set { super.cornerCurve = newValue }
  }
  override class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    log(super.cornerCurveExpansionFactor(curve))
  }
  override var isOpaque: Bool {
    get { log(super.isOpaque) }
    set { super.isOpaque = newValue }
  }
  override var filters: [Any]? {
    get { log(super.filters) }
    set { super.filters = newValue }
  }
  override var backgroundFilters: [Any]? {
    get { log(super.backgroundFilters) }
    set { super.backgroundFilters = newValue }
  }
  override var compositingFilter: Any? {
    get { log(super.compositingFilter) }
    set { super.compositingFilter = newValue }
  }
  override var minificationFilter: CALayerContentsFilter {
    get { log(super.minificationFilter) }
    set { super.minificationFilter = newValue }
  }
  override var minificationFilterBias: Float {
    get { log(super.minificationFilterBias) }
    set { super.minificationFilterBias = newValue }
  }
  override var magnificationFilter: CALayerContentsFilter {
    get { log(super.magnificationFilter) }
    set { super.magnificationFilter = newValue }
  }
  override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { log(super.edgeAntialiasingMask) }
    set { super.edgeAntialiasingMask = newValue }
  }
  override var allowsEdgeAntialiasing: Bool {
    get { log(super.allowsEdgeAntialiasing) }
    set { super.allowsEdgeAntialiasing = newValue }
  }
  override var drawsAsynchronously: Bool {
    get { log(super.drawsAsynchronously) }
    set { super.drawsAsynchronously = newValue }
  }
  override func value(forKey key: String) -> Any? { log(super.value(forKey: key)) }
  override func setValue(_ value: Any?, forKey key: String) { log(super.setValue(value, forKey: key)) }
  override func value(forKeyPath keyPath: String) -> Any? { log(super.value(forKeyPath: keyPath)) }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) { log(super.setValue(value, forKeyPath: keyPath)) }
}
