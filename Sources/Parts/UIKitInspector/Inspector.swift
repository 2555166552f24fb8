// SPDX-License-Identifier: MIT
import Diagnostics
import QuartzCore
import UIKitControllers
import UIKitCore

/// A window that shows what happens in another window of the program. F12 opens and closes it.
///
/// It is an X window of its own and draws nothing into the inspected window, so that it changes neither its layout nor
/// its damage. It observes the events that the layers report, and only while it is open.
///
///     closed ◄── F12, or the window manager ──► open
final class Inspector {
  private static let size = CGSize(width: 980, height: 760)
  /// The time in seconds in which changes are collected before the inspector shows them.
  private static let refreshInterval = 0.1

  /// The open inspector, or nil while it is closed.
  private var session: Session?
  private var keyObserver: Int?

  private struct Session {
    let window: UIWindow
    let controller: InspectorController
    let observations: Observations
  }

  init() {
    keyObserver = UIApplication.eventObservers.add { [weak self] in self?.receiveKey($0) }
  }

  var isOpen: Bool { session != nil }
  /// The inspector's window and its controller, while it is open.
  var window: UIWindow? { session?.window }
  var controller: InspectorController? { session?.controller }

  /// Ends observing keys, and closes the window.
  func end() {
    close()
    if let keyObserver { UIApplication.eventObservers.remove(keyObserver) }
    keyObserver = nil
  }

  private func receiveKey(_ event: UIEvent) {
    guard let presses = event as? UIPressesEvent,
      let press = presses.allPresses.first(where: { $0.phase == .began && $0.key?.keyCode == .keyboardF12 })
    else { return }
    if isOpen { close() } else if let window = press.window { open(on: window) }
  }

  /// Opens the inspector on a window.
  func open(on inspected: UIWindow) {
    guard !isOpen else { return }
    let controller = InspectorController(inspected)
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.isTool = true
    window.windowScene?.title = "Inspector"
    window.rootViewController = controller
    session = Session(window: window, controller: controller, observations: observe(inspected, for: controller))
    controller.onClose = { [weak self] in self?.close() }
    window.isHidden = false
    controller.refresh()
  }

  func close() {
    guard let session else { return }
    self.session = nil
    session.observations.end()
    session.controller.onClose = nil
    session.window.close()
  }

  // MARK: Observing

  private func observe(_ inspected: UIWindow, for controller: InspectorController) -> Observations {
    var observations = Observations()
    let record = controller.record
    observations.add(FrameEvent.observers) { [weak inspected] event in
      guard event.window === inspected else { return }
      record.add(event)
    }
    observations.add(TransitionEvent.observers) { [weak self] event in
      if case .call(_, let receiver) = event.step, self?.owns(receiver) == true { return }
      record.add(event)
    }
    observations.add(GestureEvent.observers) { [weak self] event in
      if event.recognizer.view?.window !== self?.window { record.add(event) }
    }
    observations.add(UIApplication.eventObservers) { [weak inspected] event in
      guard let inspected, let touches = event.touches(for: inspected) else { return }
      controller.show(touches)
    }
    record.onChange = { [weak self] in self?.scheduleRefresh() }
    return observations
  }

  private func owns(_ receiver: AnyObject) -> Bool { receiver === controller }

  private var isRefreshScheduled = false

  private func scheduleRefresh() {
    guard !isRefreshScheduled else { return }
    isRefreshScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.refreshInterval) { [weak self] in
      MainActor.assumeIsolated {
        self?.isRefreshScheduled = false
        self?.controller?.refresh()
      }
    }
  }
}

/// Observers that are removed together.
struct Observations {
  private var removals: [() -> Void] = []

  mutating func add<Event>(_ observers: Observers<Event>, _ receive: @escaping (Event) -> Void) {
    let id = observers.add(receive)
    removals.append { observers.remove(id) }
  }

  func end() { for removal in removals { removal() } }
}
