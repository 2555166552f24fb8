// SPDX-License-Identifier: MIT

// The stack of current contexts, as UIKit's free functions have it.

private var contexts: [CGContext] = []
private var imageScales: [CGFloat] = []

/// The context that drawing without one goes to: the innermost pushed, or the one of the `draw(_:)` under way.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

public func UIGraphicsPopContext() {
  precondition(!contexts.isEmpty, "UIGraphicsPopContext: nothing was pushed; pair each pop with a push")
  contexts.removeLast()
}

/// Begins a bitmap that `UIGraphicsGetImageFromCurrentImageContext` turns into a picture.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// - Parameter scale: pixels a point; 0 is the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  let alpha: CGImageAlphaInfo = opaque ? .noneSkipFirst : .premultipliedFirst
  guard
    let context = CGContext(
      data: nil, width: max(1, Int((size.width * scale).rounded(.up))),
      height: max(1, Int((size.height * scale).rounded(.up))), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
  else { preconditionFailure("UIGraphicsBeginImageContext: no bitmap of \(size); make it smaller") }
  context.scaleBy(x: scale, y: scale)
  imageScales.append(scale)
  UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let scale = imageScales.last, let image = contexts.last?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
  precondition(!imageScales.isEmpty, "UIGraphicsEndImageContext: no image context was begun")
  imageScales.removeLast()
  UIGraphicsPopContext()
}
