// SPDX-License-Identifier: MIT
import Diagnostics

extension UIView {
  var storedBackgroundColor: UIColor? {
    // The layer's colour may have been set directly.
    guard layer.backgroundColor == resolvedBackgroundColor else {
      return layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    return look.backgroundColor
  }

  var resolvedBackgroundColor: CGColor? {
    look.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  func setBackgroundColor(_ color: UIColor?) {
    look.backgroundColor = color
    let resolved = resolvedBackgroundColor
    guard layer.backgroundColor != resolved else { return }
    layer.backgroundColor = resolved
  }

  func setMask(_ mask: UIView?) {
    guard look.mask !== mask else { return }
    expect(mask?.superview == nil, "UIView.mask: a mask has no superview; it is removed from the one that it has")
    mask?.removeFromSuperview()
    look.mask = mask
    layer.mask = mask?.layer
  }

  func setHidden(_ isHidden: Bool) {
    guard layer.isHidden != isHidden else { return }
    layer.isHidden = isHidden
    superview?.subviewSizeDidChange(self)
  }

  func setContentMode(_ mode: ContentMode) {
    guard look.contentMode != mode else { return }
    look.contentMode = mode
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
  }

  func drawBounds(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  func recordContent(of layer: CALayer) {
    guard !Self.drawsNothing else { return }
    let given = layer.contents is CGImage ? layer.layerContents : nil
    layer.displayDrawing()
    if let given, layer.layerContents == nil { layer.layerContents = given }
  }
}

extension UIView.ContentMode {
  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
