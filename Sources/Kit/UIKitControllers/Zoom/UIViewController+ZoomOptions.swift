// SPDX-License-Identifier: MIT

extension UIViewController.Transition {
  /// The details of a zoom transition.
  ///
  /// ```swift
  /// @MainActor func makeZoom(from thumbnail: UIView, photoFrame: @escaping () -> CGRect) -> UIViewController.Transition {
  ///   let options = UIViewController.Transition.ZoomOptions()
  ///   options.alignmentRectProvider = { _ in photoFrame() }
  ///   return .zoom(options: options) { _ in thumbnail }
  /// }
  /// ```
  ///
  /// `dimmingVisualEffect` is absent: the page behind is dimmed with ``dimmingColor``, without a blur.
  @preconcurrency @MainActor open class ZoomOptions: NSObject, NSCopying {
    /// Returns whether a gesture may start to dismiss the zoomed page. The default is `nil`, the system's decision.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Returns the part of the zoomed page that corresponds to the source view, in the coordinates of the zoomed
    /// controller's view.
    ///
    /// `nil` or an empty rectangle means the whole page. If it returns the frame of a photo in the page, the thumbnail
    /// turns into that photo.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// The colour that covers the page below. The default is `nil`, black with an opacity of 0.15.
    open var dimmingColor: UIColor?

    /// Creates options with default values.
    public required override init() { super.init() }

    nonisolated deinit {}

    /// Returns a copy, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Self()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      return copy
    }
  }

}

extension UIViewController.Transition.ZoomOptions {
  /// A gesture that is about to dismiss a zoomed page.
  @preconcurrency @MainActor public final class InteractionContext {
    /// The location in the zoomed controller's view, in points.
    public let location: CGPoint
    /// The velocity in points per second.
    public let velocity: CGVector
    /// The system's decision whether to begin.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
    }

    nonisolated deinit {}
  }

  /// The view and the view controller for which the corresponding part of a page is requested.
  @preconcurrency @MainActor public final class AlignmentRectContext {
    /// The view from which the page zooms, or to which it returns.
    public let sourceView: UIView
    /// The view controller that zooms.
    public let zoomedViewController: UIViewController

    init(sourceView: UIView, zoomedViewController: UIViewController) {
      self.sourceView = sourceView
      self.zoomedViewController = zoomedViewController
    }

    nonisolated deinit {}
  }
}
