// SPDX-License-Identifier: MIT

extension NotificationCenter {
  /// Calls a method when a notification is posted.
  ///
  /// - Parameters:
  ///   - observer: The object to call, held weakly. Its registrations end with its life.
  ///   - aSelector: The method. It takes nothing or the notification. It is called on the main thread: at once if the
  ///     notification is posted there, otherwise in a later turn of the event loop.
  ///   - aName: The name of the notifications, or `nil` for all.
  ///   - anObject: The sender of the notifications, or `nil` for all.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    aSelector.check(target: object, arguments: [Notification(name: aName ?? Notification.Name(""))])
    MethodObservers.add(object, aSelector, aName, anObject as AnyObject?, self)
  }

  /// Calls a method, such as `Self.keyboardWillShow`, when a notification is posted.
  @preconcurrency @MainActor public func addObserver<Target: AnyObject, each Argument>(
    _ observer: Any, selector method: @escaping (Target) -> (repeat each Argument) -> Void,
    name aName: Notification.Name?, object anObject: Any?
  ) {
    addObserver(observer, selector: Selector(method), name: aName, object: anObject)
  }

  /// Removes all registrations of an object whose methods are called, or of an observer that was returned for a closure.
  nonisolated public func removeObserver(_ observer: AnyObject) {
    MethodObservers.remove(self) { $0.observer === observer }
    removeObserver(observer as Any)
  }

  /// Removes the registrations of an object for a name and a sender, which are `nil` for all.
  nonisolated public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    MethodObservers.remove(self) {
      $0.observer === observer && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.sender === anObject as AnyObject?)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The objects whose methods are called for notifications. Observers may be removed on any thread.
nonisolated private enum MethodObservers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var sender: AnyObject?
    let name: Notification.Name?
    let center: NotificationCenter
    private let selector: Selector
    var token: (any NSObjectProtocol)?

    init(
      _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ sender: AnyObject?,
      _ center: NotificationCenter
    ) {
      (self.observer, self.selector, self.name, self.sender, self.center) = (observer, selector, name, sender, center)
    }

    @MainActor func call(with notification: Notification) {
      guard let observer else { return }
      selector.call(on: observer, with: [notification])
    }
  }

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ sender: AnyObject?,
    _ center: NotificationCenter
  ) {
    remove { $0.observer == nil }
    let entry = Entry(observer, selector, name, sender, center)
    entry.token = center.addObserver(forName: name, object: sender, queue: nil) { [weak entry] notification in
      nonisolated(unsafe) let notification = notification
      if Thread.isMainThread {
        MainActor.assumeIsolated { entry?.call(with: notification) }
      } else {
        DispatchQueue.main.async { entry?.call(with: notification) }
      }
    }
    lock.withLock { entries.append(entry) }
  }

  static func remove(_ center: NotificationCenter, where matches: (Entry) -> Bool) {
    remove { $0.center === center && matches($0) }
  }

  private static func remove(where matches: (Entry) -> Bool) {
    let removed = lock.withLock {
      let removed = entries.filter(matches)
      entries.removeAll(where: matches)
      return removed
    }
    for entry in removed {
      if let token = entry.token { entry.center.removeObserver(token as Any) }
    }
  }
}
