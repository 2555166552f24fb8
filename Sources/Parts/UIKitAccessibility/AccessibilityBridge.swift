// SPDX-License-Identifier: MIT
import AccessibilityBus
import Foundation
import UIKitCore
import X11

/// Shows the program to assistive technology, and lets it act on it.
///
/// After each turn of the event loop, the program's elements are collected into a value, an `AccessibleTree`. The server
/// answers from it, and sends what differs from the one before. Nothing in UIKit has to report its changes.
package final class AccessibilityBridge: NSObject, AssistiveTechnology {
  /// The time in seconds after which the program receives a key although there is no answer about it. A choice: it is too
  /// long for a screen reader that works, and short enough to type without one that hangs.
  private static let longestKeyWait = 0.5

  private var server: AccessibilityServer?
  private var keys = OfferedKeys()
  private let source = TreeSource()
  /// The commands that have been performed. They are answered with the next tree.
  private var performed: [(request: AccessibilityServer.Request, result: AccessibleResult)] = []

  package init(busAddress: String) {
    super.init()
    server = AccessibilityServer(
      busAddress: busAddress, tree: source.makeTree(), locale: Locale.current.identifier
    ) { [weak self] request in
      // The event loop runs the main queue, and a turn after it.
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.perform(request) } }
    }
  }

  nonisolated deinit {}

  package func turnDidEnd() {
    server?.publish(source.makeTree())
    let answered = performed
    performed = []
    for (request, result) in answered { server?.answer(request, with: result) }
  }

  package func stop() {
    server?.stop()
    server = nil
    for deliver in keys.giveUp() { deliver() }
  }

  // MARK: Keys

  package func offer(_ key: KeyEvent, deliver: @escaping () -> Void) {
    guard let server else { return deliver() }
    let number = keys.add(deliver)
    let answer: @Sendable (Bool) -> Void = { [weak self] isTaken in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.answer(number, isTaken: isTaken) } }
    }
    server.offer(AccessibleKey(key), onAnswer: answer)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.longestKeyWait) { answer(false) }
  }

  private func answer(_ number: Int, isTaken: Bool) {
    for deliver in keys.answer(number, isTaken: isTaken) { deliver() }
  }

  private func perform(_ request: AccessibilityServer.Request) {
    performed.append((request, source.perform(request.command, on: request.object)))
  }

  package func post(_ notification: UIAccessibility.Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    if let text { server?.announce(text, on: source.keyWindowID) }
    guard notification == .screenChanged || notification == .layoutChanged, text == nil else { return }
    source.moveFocus(to: argument as? UIResponder, isNewScreen: notification == .screenChanged)
  }
}

extension AccessibleKey {
  fileprivate init(_ key: KeyEvent) {
    // X's masks of Shift, Lock, Control, Mod1 and Mod4.
    let masks: [(KeyModifiers, UInt32)] = [(.shift, 1), (.capsLock, 2), (.control, 4), (.alt, 8), (.command, 64)]
    let mask = masks.reduce(0) { key.modifiers.contains($1.0) ? $0 | $1.1 : $0 }
    self.init(
      isDown: key.isDown, keysym: key.keysym, keycode: key.keycode, modifiers: mask, time: key.time, text: key.text)
  }
}
