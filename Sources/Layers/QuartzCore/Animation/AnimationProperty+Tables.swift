// SPDX-License-Identifier: MIT

/// The properties of the animation classes by name.
extension AnimationProperty {
  static let common: [String: AnimationProperty] = [
    "beginTime": .number(\CAAnimation.beginTime), "duration": .number(\CAAnimation.duration),
    "speed": .number(\CAAnimation.speed), "timeOffset": .number(\CAAnimation.timeOffset),
    "repeatCount": .number(\CAAnimation.repeatCount), "repeatDuration": .number(\CAAnimation.repeatDuration),
    "autoreverses": .flag(\CAAnimation.autoreverses), "fillMode": .name(\CAAnimation.fillMode),
    "timingFunction": .optional(\CAAnimation.timingFunction), "delegate": .optional(\CAAnimation.delegate),
    "removedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
    "isRemovedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
  ]

  static let ofProperties: [String: AnimationProperty] = [
    "keyPath": .optional(\CAPropertyAnimation.keyPath), "additive": .flag(\CAPropertyAnimation.isAdditive),
    "isAdditive": .flag(\CAPropertyAnimation.isAdditive), "cumulative": .flag(\CAPropertyAnimation.isCumulative),
    "isCumulative": .flag(\CAPropertyAnimation.isCumulative),
    "valueFunction": .optional(\CAPropertyAnimation.valueFunction),
  ]

  static let basic: [String: AnimationProperty] = [
    "fromValue": .optional(\CABasicAnimation.fromValue), "toValue": .optional(\CABasicAnimation.toValue),
    "byValue": .optional(\CABasicAnimation.byValue),
  ]

  static let spring: [String: AnimationProperty] = [
    "mass": .number(\CASpringAnimation.mass), "stiffness": .number(\CASpringAnimation.stiffness),
    "damping": .number(\CASpringAnimation.damping), "initialVelocity": .number(\CASpringAnimation.initialVelocity),
    "allowsOverdamping": .flag(\CASpringAnimation.allowsOverdamping),
  ]

  static let transition: [String: AnimationProperty] = [
    "type": .name(\CATransition.type), "subtype": .name(\CATransition.subtype),
    "startProgress": .number(\CATransition.startProgress), "endProgress": .number(\CATransition.endProgress),
  ]

  static let keyframe: [String: AnimationProperty] = [
    "values": .optional(\CAKeyframeAnimation.values), "path": .optional(\CAKeyframeAnimation.path),
    "keyTimes": .optional(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": .optional(\CAKeyframeAnimation.timingFunctions),
    "calculationMode": .name(\CAKeyframeAnimation.calculationMode),
    "rotationMode": .name(\CAKeyframeAnimation.rotationMode),
    "tensionValues": .optional(\CAKeyframeAnimation.tensionValues),
    "continuityValues": .optional(\CAKeyframeAnimation.continuityValues),
    "biasValues": .optional(\CAKeyframeAnimation.biasValues),
  ]
}
