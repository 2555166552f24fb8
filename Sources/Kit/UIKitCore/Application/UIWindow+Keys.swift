// SPDX-License-Identifier: MIT

/// The targets of a window's key presses, and the default actions of keys that no responder has handled.
extension UIWindow {
  /// The position of the pointer in the window, or `nil` if there is none.
  package var pointerLocation: CGPoint? { stack?.input.pointerLocation.map(convert(fromStack:)) }

  /// The view that covers the window and receives all keys, such as an open menu, or `nil`.
  package var keyOverlay: UIView? {
    get { focusSystem.overlay }
    set { focusSystem.overlay = newValue }
  }

  /// The responder that receives a key press: the view that covers the window, or else a view with the focus in an input
  /// view, a first responder that accepts text, the view with the focus, the first responder, or the innermost visible view
  /// controller's view.
  var keyTarget: UIResponder {
    if let keyOverlay { return keyOverlay }
    if let focused = focusSystem.focusedView, keyboard.provider(of: focused) != nil { return focused }
    if let typing = uncoveredResponder as? any UIKeyInput { return typing }
    return focusSystem.focusedView ?? uncoveredResponder ?? root?.topmost.innermost.viewIfLoaded ?? self
  }

  /// The first responder, unless something is presented over it.
  var uncoveredResponder: UIResponder? {
    guard let firstResponder else { return nil }
    let isCovered = sequence(first: firstResponder, next: \.next).contains { responder in
      (responder as? any ViewOwner)?.isCovered ?? false
    }
    return isCovered ? nil : firstResponder
  }

  func sendPresses(_ event: UIPressesEvent) {
    for press in event.allPresses where press.timestamp == event.timestamp {
      let target = press.responder ?? keyTarget
      if press.phase == .began || press.isTaken && press.phase == .changed {
        press.isTaken = performKeyCommand(for: press, hasPriority: true)
      }
      if press.isTaken { continue }
      switch press.phase {
      case .began: target.pressesBegan([press], with: event)
      case .changed: target.pressesChanged([press], with: event)
      case .ended: target.pressesEnded([press], with: event)
      case .cancelled: target.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  /// Goes back in the container of the first responder, or of the view at a location. Without a location, it is that of
  /// the pointer, or the middle of the window.
  @discardableResult
  package func goBack(at location: CGPoint? = nil) -> Bool {
    if location == nil, let uncoveredResponder { return uncoveredResponder.performBackAction() }
    let start = view(at: location) ?? root?.viewIfLoaded ?? self
    return start.performBackAction() || root?.topmost.innermost.performBackAction() ?? false
  }

  /// Goes forward in the container of the first responder, or of the view at a location. Without a location, it is that
  /// of the pointer, or the middle of the window.
  @discardableResult
  package func goForward(at location: CGPoint? = nil) -> Bool {
    if location == nil, let uncoveredResponder { return uncoveredResponder.performForwardAction() }
    let start = view(at: location) ?? root?.viewIfLoaded ?? self
    return start.performForwardAction() || root?.topmost.innermost.performForwardAction() ?? false
  }

  /// Undoes for Ctrl+Z, and redoes for Ctrl+Shift+Z or Ctrl+Y. Returns whether the key is one of these and there is an undo
  /// manager.
  func undoOrRedo(for press: UIPress) -> Bool {
    guard press.meansUndo || press.meansRedo,
      let manager = (uncoveredResponder ?? root?.topmost.innermost ?? self).undoManager
    else { return false }
    // A program may be in the middle of a group of its own, which only it can end.
    guard !manager.isInGroupOfProgram else { return true }
    if press.meansUndo { manager.undo() } else { manager.redo() }
    return true
  }

  /// Opens the context menu of the view with the focus, of the first responder, or of what is under the pointer, for the
  /// Menu key and Shift+F10. Returns whether the key is one of these and there is a menu.
  func openMenu(for press: UIPress) -> Bool {
    guard press.meansMenu else { return false }
    let owner = focusSystem.focusedView ?? uncoveredResponder as? UIView
    guard let view = owner ?? view(at: nil) else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let location = owner == nil ? pointerLocation ?? middle : middle
    return sequence(first: view, next: \.superview).contains { view in
      view.interactions.contains { ($0 as? any KeyMenuInteraction)?.openMenu(at: location) ?? false }
    }
  }

  /// Returns the view at a location or, if it is nil, under the pointer or in the middle of the window.
  private func view(at location: CGPoint?) -> UIView? {
    hitTest(location ?? pointerLocation ?? CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
  }

  /// Lets the innermost scroll view under the pointer that can scroll for a key handle it.
  func scrollUnderPointer(for press: UIPress) -> Bool {
    var view = view(at: nil)
    while let current = view {
      if let scroll = current as? any KeyScrolling, scroll.scroll(for: press) { return true }
      view = current.superview
    }
    return false
  }
}

extension UIPress {
  var meansBack: Bool {
    guard let key else { return false }
    switch key.keyCode {
    case .keyboardEscape: return modifiers == []
    case .keyboardLeftArrow: return modifiers == .alternate
    default: return false
    }
  }

  var meansMenu: Bool {
    switch key?.keyCode {
    case .keyboardMenu: modifiers == []
    case .keyboardF10: modifiers == .shift
    default: false
    }
  }

  var meansUndo: Bool { key?.keyCode == .keyboardZ && modifiers == .control }

  var meansRedo: Bool {
    switch key?.keyCode {
    case .keyboardZ: modifiers == [.control, .shift]
    case .keyboardY: modifiers == .control
    default: false
    }
  }

  var meansForward: Bool { key?.keyCode == .keyboardRightArrow && modifiers == .alternate }

  private var modifiers: UIKeyModifierFlags {
    key?.modifierFlags.intersection([.shift, .control, .alternate, .command]) ?? []
  }
}
