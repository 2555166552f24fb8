// SPDX-License-Identifier: MIT
import Diagnostics

/// A record of changes that can be undone and redone. It is missing in Foundation on Linux, and has the members of Apple's.
///
/// Code that changes something registers the action that reverts the change. The actions that are registered while that
/// action runs redo the change.
///
/// ```swift
/// @MainActor final class Counter {
///   let undoManager = UndoManager()
///   private(set) var value = 0
///
///   func set(_ new: Int) {
///     let old = value
///     value = new
///     undoManager.registerUndo(withTarget: self) { $0.set(old) }
///   }
/// }
/// ```
///
/// Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes with the ``UIResponder/undoManager`` of the first responder. That of a
/// text field or a text view has the changes of its text.
///
/// In contrast to Apple's, there are no invocations, discardable actions and run loop modes, and titles are English.
@preconcurrency @MainActor open class UndoManager: NSObject {
  // idle ── undo() ──► undoing ── all actions have run ──► idle
  //      ── redo() ──► redoing ── all actions have run ──► idle
  private enum Phase {
    case idle, undoing, redoing
  }

  private var phase = Phase.idle
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that have begun and not ended, from the outermost one on.
  private var openGroups: [UndoGroup] = []
  /// The outermost open group, if the first action of an event has opened it.
  private var eventGroup: UndoGroup?
  private var disabledCount = 0

  /// Creates an undo manager without actions.
  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: Registering

  /// Registers an action that reverts a change. Actions that could be redone are removed, unless it is registered while
  /// another is undone or redone.
  ///
  /// - Parameters:
  ///   - target: The object that is passed to `handler`. Held weakly; without it, the action does nothing.
  ///   - handler: The action.
  /// - Precondition: A group is open, or ``groupsByEvent`` is `true`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { object in (object as? TargetType).map(handler) }
  }

  /// Registers a method, which is called with an object, as an action that reverts a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = target as AnyObject
    selector.check(target: object, arguments: [anObject])
    register(object) { selector.call(on: $0, with: [anObject]) }
  }

  private func register(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty { openEventGroup() }
    openGroups.last?.add(target, perform)
    if phase == .idle { redoStack = [] }
  }

  /// Registers an action as a step of its own, also if there are others in the same event.
  package func registerStep<Target: AnyObject>(
    _ name: String, withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    endEventGroup()
    beginUndoGrouping()
    registerUndo(withTarget: target, handler: handler)
    if phase == .idle { setActionName(name) }
    endUndoGrouping()
  }

  /// Whether actions are registered, and not ignored.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Lets actions be ignored, until ``enableUndoRegistration()`` has been called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Lets actions be registered again.
  ///
  /// - Precondition: ``disableUndoRegistration()`` has been called before.
  open func enableUndoRegistration() {
    require(disabledCount > 0, "enableUndoRegistration() was called more often than disableUndoRegistration()")
    disabledCount -= 1
  }

  // MARK: Groups

  /// Whether actions that are registered in one event are undone together, without a group of the program's. The default
  /// is `true`.
  open var groupsByEvent = true

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// The number of groups that can be undone, and of those that can be redone. Older ones are removed. The default is 0:
  /// as many as there are.
  @ObservedProperty open var levelsOfUndo = 0 {
    didSet {
      require(levelsOfUndo >= 0, "levelsOfUndo is \(levelsOfUndo); set 0 for no limit, or a number of groups")
      removeOldest()
    }
  }

  /// Begins a group of actions that are undone together. Groups can be nested.
  open func beginUndoGrouping() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that has begun last. A group without actions is dropped.
  ///
  /// - Precondition: A group is open.
  open func endUndoGrouping() {
    require(groupingLevel > 0, "endUndoGrouping() was called more often than beginUndoGrouping()")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if group === eventGroup { eventGroup = nil }
    if !group.isEmpty { keep(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if let outer = openGroups.last {
      outer.add(group)
    } else if phase == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
    }
    removeOldest()
  }

  private func removeOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  /// Begins a group that ends with the event.
  private func openEventGroup() {
    require(
      groupsByEvent, "registerUndo(withTarget:handler:) needs a group; call beginUndoGrouping() or set groupsByEvent")
    beginUndoGrouping()
    let group = openGroups.last
    eventGroup = group
    DispatchQueue.main.async { [weak self, weak group] in
      MainActor.assumeIsolated { if let self, let group, self.eventGroup === group { self.endEventGroup() } }
    }
  }

  private func endEventGroup() {
    if eventGroup != nil, groupingLevel == 1 { endUndoGrouping() }
  }

  /// Whether a group is open that does not end with the event by itself, so that nothing can be undone or redone.
  package var isInGroupOfProgram: Bool { groupingLevel > (eventGroup == nil ? 0 : 1) }

  // MARK: Undoing and redoing

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }
  /// Whether there is anything to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether an action is being undone.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether an action is being redone.
  open var isRedoing: Bool { phase == .redoing }

  /// Undoes the last group.
  ///
  /// - Precondition: No group of the program's is open.
  open func undo() {
    endEventGroup()
    require(!isInGroupOfProgram, "undo() was called in an open group; call endUndoGrouping() first")
    undoNestedGroup()
  }

  /// Undoes the last group that has ended. Does nothing while another one is undone or redone.
  open func undoNestedGroup() {
    guard phase == .idle, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    perform(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last. Does nothing while another group is undone or redone.
  open func redo() {
    endEventGroup()
    require(!isInGroupOfProgram, "redo() was called in an open group; call endUndoGrouping() first")
    guard phase == .idle, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    perform(group, .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs the actions of a group, and keeps those that they register as the group that reverts them.
  private func perform(_ group: UndoGroup, _ phase: Phase) {
    self.phase = phase
    beginUndoGrouping()
    openGroups.last?.name = group.name
    let level = groupingLevel
    group.perform()
    while groupingLevel >= level { endUndoGrouping() }
    self.phase = .idle
  }

  /// Removes all actions, and lets actions be registered if that was disabled.
  open func removeAllActions() {
    (undoStack, redoStack, disabledCount) = ([], [], 0)
    for group in openGroups { group.removeAll() }
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeActions(of: object) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names the open group or, without one, the last group that can be undone.
  open func setActionName(_ actionName: String) { (openGroups.first ?? undoStack.last)?.name = actionName }

  /// The name of what ``undo()`` undoes. Empty if it has none.
  open var undoActionName: String { openGroups.first { !$0.isEmpty }?.name ?? undoStack.last?.name ?? "" }
  /// The name of what ``redo()`` does again. Empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title for a button that undoes, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title for a button that redoes, such as “Redo Typing”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title for a button that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
  /// Returns the title for a button that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }

  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated extension Notification.Name {
  /// Posted by an undo manager before a group ends, and before it undoes or redoes.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted by an undo manager when a group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted by an undo manager before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted by an undo manager when a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted by an undo manager before it undoes.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted by an undo manager when it has undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted by an undo manager before it redoes.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted by an undo manager when it has redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
