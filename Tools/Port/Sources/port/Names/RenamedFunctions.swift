// SPDX-License-Identifier: MIT

/// The form that replaces a function of C.
enum RenamedFunction {
  /// A call with labels, such as that of an initialiser.
  case call(String, [String?])
  /// A method or property of the first argument; the label is that of the second argument.
  case method(String, String?)
  /// A property without arguments.
  case property(String)
}

/// The functions of C that have other forms since Swift 3, by their names.
let renamedFunctions: [String: RenamedFunction] = [
  "CGAffineTransformMake": .call("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
  "CGAffineTransformMakeRotation": .call("CGAffineTransform", ["rotationAngle"]),
  "CGAffineTransformMakeScale": .call("CGAffineTransform", ["scaleX", "y"]),
  "CGAffineTransformMakeTranslation": .call("CGAffineTransform", ["translationX", "y"]),
  "CGPointMake": .call("CGPoint", ["x", "y"]),
  "CGRectGetHeight": .method("height", nil),
  "CGRectGetMaxX": .method("maxX", nil),
  "CGRectGetMaxY": .method("maxY", nil),
  "CGRectGetMidX": .method("midX", nil),
  "CGRectGetMidY": .method("midY", nil),
  "CGRectGetMinX": .method("minX", nil),
  "CGRectGetMinY": .method("minY", nil),
  "CGRectGetWidth": .method("width", nil),
  "CGRectMake": .call("CGRect", ["x", "y", "width", "height"]),
  "CGSizeMake": .call("CGSize", ["width", "height"]),
  "CGVectorMake": .call("CGVector", ["dx", "dy"]),
  "UIAccessibilityDarkerSystemColorsEnabled": .property("UIAccessibility.isDarkerSystemColorsEnabled"),
  "UIAccessibilityIsBoldTextEnabled": .property("UIAccessibility.isBoldTextEnabled"),
  "UIAccessibilityIsReduceMotionEnabled": .property("UIAccessibility.isReduceMotionEnabled"),
  "UIAccessibilityIsReduceTransparencyEnabled": .property("UIAccessibility.isReduceTransparencyEnabled"),
  "UIAccessibilityIsVoiceOverRunning": .property("UIAccessibility.isVoiceOverRunning"),
  "UIAccessibilityPostNotification": .call("UIAccessibility.post", ["notification", "argument"]),
  "UIEdgeInsetsInsetRect": .method("inset", "by: "),
  "UIEdgeInsetsMake": .call("UIEdgeInsets", ["top", "left", "bottom", "right"]),
  "UIImageJPEGRepresentation": .method("jpegData", "compressionQuality: "),
  "UIImagePNGRepresentation": .method("pngData()", nil),
  "UIOffsetMake": .call("UIOffset", ["horizontal", "vertical"]),
]
