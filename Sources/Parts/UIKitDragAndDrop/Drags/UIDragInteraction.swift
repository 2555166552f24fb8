// SPDX-License-Identifier: MIT
import UIKitCore

/// An interaction that lets the user drag items out of a view, to other views and to other programs of the desktop.
///
/// ```swift
/// final class Card: UILabel, UIDragInteractionDelegate {
///   func makeDraggable() {
///     isUserInteractionEnabled = true
///     addInteraction(UIDragInteraction(delegate: self))
///   }
///
///   func dragInteraction(
///     _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
///   ) -> [UIDragItem] {
///     [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text ?? "")))]
///   }
/// }
/// ```
///
/// A drag begins when the pointer moves with its button down, without a long press, and then no scroll view scrolls. Escape
/// cancels it. Fingers on a touchscreen do not begin drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The object that provides the items, held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags begin. The default is `true`.
  @ObservedProperty open var isEnabled = true { didSet { gesture.recognizer.isEnabled = isEnabled } }
  /// Whether drags begin without being enabled, which is `true`: there are no phones here.
  open class var isEnabledByDefault: Bool { true }

  private lazy var gesture = DragGesture(of: self)

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  /// Called before the interaction is added to a view or removed. An override calls `super`.
  open func willMove(to view: UIView?) {
    gesture.cancel()
    self.view?.removeGestureRecognizer(gesture.recognizer)
  }

  /// Called after the interaction has been added to a view or removed. An override calls `super`.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture.recognizer)
  }
}
