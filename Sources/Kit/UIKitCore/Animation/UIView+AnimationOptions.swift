// SPDX-License-Identifier: MIT
import TimingFunctions

extension UIView {
  /// The pacing of an animation.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// A slow start and a slow end.
    case easeInOut = 0
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A constant rate.
    case linear

    package var bezier: CubicBezier {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Options of an animation block. The raw values are UIKit's.
  ///
  /// ```swift
  /// @MainActor func pulse(_ view: UIView) {
  ///   UIView.animate(
  ///     withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction],
  ///     animations: { view.alpha = 0.5 })
  /// }
  /// ```
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that the block changes, so that their subviews are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// No effect: animations always start from what is on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run forward. Requires `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes in the closure of a transition, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)

    /// Makes `transition(from:to:duration:options:completion:)` hide and show the views instead of removing and adding
    /// them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options from an outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Performs pending layout before the block without animation, and animates the layout that the block requests.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 12)

    /// A slow start and a slow end. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant rate.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view about its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the old content up like a page, from the lower-right corner.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Lays the new content down over the old like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, from the bottom.
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

  /// Options of a keyframe animation. The raw values are UIKit's; those of `AnimationOptions` can be used too.
  ///
  /// ```swift
  /// @MainActor func bounce(_ view: UIView) {
  ///   UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
  ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.y -= 40 }
  ///     UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y += 40 }
  ///   }
  /// }
  /// ```
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that the keyframes change, so that their subviews are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// No effect: animations always start from what is on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run forward. Requires `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from an outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Values change at a constant rate between two keyframes. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at a constant rate over the whole animation.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values follow a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values follow a smooth curve at a constant rate.
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

    /// The options that keyframe animations share with view animation blocks.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(Self.modeMask << Self.modeShift)) }
  }
}

/// The kinds of `UIView.transition`, with UIKit's values.
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
