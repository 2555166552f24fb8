// SPDX-License-Identifier: MIT
import QuartzCore

// Selectors as actions. A method of any signature that Interface Builder offers is one: it takes nothing, the sender, or
// the sender and the event, each with or without a question mark, and of the sender's class or any above it.
extension Selector {
  /// An event without touches, for methods that do not expect that there may be none.
  private static let noEvent = UIEvent(type: .touches, timestamp: 0)

  /// Checks a method that a sender will call on a target, which is `nil` if it is searched for later.
  package func checkAction(target: AnyObject?, sender: AnyObject) {
    check(target: target, arguments: [sender, Self.noEvent])
  }

  /// Calls the method for a sender.
  func sendAction(to target: AnyObject, from sender: Any?, for event: UIEvent?) {
    let arguments = [sender, event]
    call(on: target, with: accepts(arguments) ? arguments : [sender, event ?? Self.noEvent])
  }
}
