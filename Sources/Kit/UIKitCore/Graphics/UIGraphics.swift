// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Diagnostics
import Synchronization

/// The state for drawing without an explicit context: each thread's stack of current contexts, and the screen's scale.
nonisolated enum UIGraphics {
  /// The contexts of a thread, the innermost last.
  final class Stack {
    var contexts: [CGContext] = []
    /// The number of pixels per point of each image context on the stack.
    var imageScales: [CGFloat] = []
  }

  private static let storedMainScale = Atomic<UInt64>(1.0.bitPattern)

  /// The number of pixels per point of the main screen, for all threads.
  static var mainScale: CGFloat {
    get { CGFloat(Double(bitPattern: storedMainScale.load(ordering: .relaxed))) }
    set { storedMainScale.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { stack in
      if let stack { Unmanaged<Stack>.fromOpaque(stack).release() }
    }
    require(status == 0, "UIGraphics: the process has no thread-specific storage left")
    return key
  }()

  /// The stack of the calling thread.
  static var stack: Stack {
    if let stack = pthread_getspecific(key) { return Unmanaged<Stack>.fromOpaque(stack).takeUnretainedValue() }
    let stack = Stack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// Returns the graphics context that drawing without one uses: the one last pushed on this thread, or that of the
/// `draw(_:)` in progress.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.stack.contexts.last }

/// Makes a context the current one of this thread. Balance it with `UIGraphicsPopContext()`.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { UIGraphics.stack.contexts.append(context) }

/// Makes the previous context the current one of this thread. Does nothing if no context has been pushed.
public nonisolated func UIGraphicsPopContext() {
  let stack = UIGraphics.stack
  expect(!stack.contexts.isEmpty, "UIGraphicsPopContext: nothing was pushed; pair each pop with a push")
  _ = stack.contexts.popLast()
}

/// Makes a new bitmap of a size in points the current context, with one pixel per point.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a new bitmap the current context.
///
/// Get its image with `UIGraphicsGetImageFromCurrentImageContext()`, and end it with `UIGraphicsEndImageContext()`. A
/// size that cannot be allocated stops the program.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the bitmap has no transparency.
///   - scale: The number of pixels per point, or 0 for that of the screen.
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale == 0 ? UIGraphics.mainScale : scale
  guard let context = CGContext.bitmap(of: size, scale: scale, isOpaque: opaque) else {
    fatalError("UIGraphicsBeginImageContext: cannot make a bitmap of \(size); use a smaller size")
  }
  UIGraphics.stack.imageScales.append(scale)
  UIGraphicsPushContext(context)
}

/// Returns the image of the current bitmap, or `nil` if there is none.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let stack = UIGraphics.stack
  guard let scale = stack.imageScales.last, let image = stack.contexts.last?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current bitmap. Does nothing if none has been started.
public nonisolated func UIGraphicsEndImageContext() {
  let stack = UIGraphics.stack
  guard expect(!stack.imageScales.isEmpty, "UIGraphicsEndImageContext: no image context was begun") else { return }
  stack.imageScales.removeLast()
  UIGraphicsPopContext()
}

nonisolated extension CGContext {
  /// Returns a bitmap of a size in points, of at least one pixel in each direction, or nil if memory is short.
  static func bitmap(of size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    let context = CGContext(
      data: nil, width: max(1, Int(clamping: (size.width * scale).rounded(.up))),
      height: max(1, Int(clamping: (size.height * scale).rounded(.up))), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
    context?.scaleBy(x: scale, y: scale)
    return context
  }
}
