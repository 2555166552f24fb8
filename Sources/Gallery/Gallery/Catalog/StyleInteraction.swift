// SPDX-License-Identifier: MIT
import UIKit

/// How gestures drive a style's transitions.
struct StyleInteraction {
  /// Makes the object that drives the animator interactively. Without one, a percent-driven interaction drives it.
  var interactor: ((Move) -> (any StyleInteractor)?)?
  /// The directions in which a drag dismisses a page that was presented in this style.
  var backDirections: [BackDirection] = [.right, .down]
  /// Makes the gesture that goes back from a pushed page, beside the drag from the left edge.
  var backGesture: (() -> any BackGesture)?
}
