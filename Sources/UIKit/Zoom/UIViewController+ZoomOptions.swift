// SPDX-License-Identifier: MIT

extension UIViewController.Transition {
  /// How a zoom transition behaves. A transition keeps a copy of what it is given.
  ///
  /// Deviation: there is no `dimmingVisualEffect`, because there are no visual effects here.
  @MainActor public final class ZoomOptions: NSObject, NSCopying {
    /// Asked before a gesture takes the zoomed page away; nil leaves it to the system.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Gives the part of the zoomed page that corresponds to the source view, in the coordinates of the zoomed
    /// controller's view; nil, or an empty rectangle, for no preference: then the whole page.
    ///
    /// With a photograph's place in the page as the answer, the thumbnail turns into that photograph.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// Laid over the page below while it is covered. nil for the default, a black of 0.15.
    public var dimmingColor: UIColor?

    public override init() { super.init() }

    nonisolated deinit {}

    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      return copy
    }
  }

  /// A gesture that is about to take a zoomed page away.
  @MainActor public final class InteractionContext {
    /// Where the gesture is, in the zoomed controller's view.
    public let location: CGPoint
    /// In points per second.
    public let velocity: CGVector
    /// What the system would do.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
    }

    nonisolated deinit {}
  }

  /// For whom the system asks which part of a page corresponds to the source.
  @MainActor public final class AlignmentRectContext {
    public let sourceView: UIView
    public let zoomedViewController: UIViewController

    init(sourceView: UIView, zoomedViewController: UIViewController) {
      self.sourceView = sourceView
      self.zoomedViewController = zoomedViewController
    }

    nonisolated deinit {}
  }
}
