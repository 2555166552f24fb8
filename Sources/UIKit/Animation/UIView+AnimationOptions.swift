// SPDX-License-Identifier: MIT
import RenderTree

extension UIView {
  /// The pacing of an animation.
  nonisolated public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn
    case easeOut
    case linear

    var bezier: CubicBezier {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation block runs. The bits are UIKit's.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that the block changes within it, so that their subviews animate, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Of no effect: all animations begin with what is on screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run forward; with `.repeat` only.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, animates the changes of the block as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:)` hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits nothing of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Does the layout that waits: before the block, so that it doesn't animate; before a block inside it; and at its
    /// end, so that the layout that the block asks for animates.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 12)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Takes the old content up like a page, from the lower right corner.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Lays the new content down like a page over the old one.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    private static let curveShift: UInt = 16
    private static let curveMask: UInt = 0xF
    private static let transitionShift: UInt = 20
    private static let transitionMask: UInt = 0xF

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> Self.curveShift & Self.curveMask)) ?? .easeInOut
    }

    var transition: BlockTransition {
      BlockTransition(rawValue: rawValue >> Self.transitionShift & Self.transitionMask) ?? .none
    }
  }

  /// How keyframes run. The bits are UIKit's; options of `AnimationOptions` can be passed by their raw values.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private static let modeShift: UInt = 10
    private static let modeMask: UInt = 0xF

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> Self.modeShift & Self.modeMask {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// What they have in common with those of plain blocks.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(Self.modeMask << Self.modeShift)) }
  }
}

/// What `UIView.transition` can do, by UIKit's numbers.
nonisolated enum BlockTransition: UInt {
  case none = 0
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7
}
