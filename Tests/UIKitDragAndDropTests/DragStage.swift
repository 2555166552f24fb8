// SPDX-License-Identifier: MIT
import UIKit

@testable import UIKitCore
@testable import UIKitDragAndDrop

/// A view from which a text can be dragged.
final class Card: UIDragInteractionDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  var hasItems = true
  var allowsMove = true
  var prepare: (any UIDragSession) -> Void = { _ in }
  private let log: (String) -> Void

  init(log: @escaping (String) -> Void) {
    self.log = log
    view.addInteraction(UIDragInteraction(delegate: self))
  }

  nonisolated deinit {}

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard hasItems else { return [] }
    prepare(session)
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "card")))
    item.localObject = 7
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log("will end \(operation.rawValue)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log("did end \(operation.rawValue)") }
}

/// A window with a card, and a view that accepts it.
@MainActor
final class DragStage {
  let host = ManualHost(size: CGSize(width: 200, height: 100))
  private(set) var calls: [String] = []
  private(set) lazy var source: Card! = Card { [weak self] in self?.calls.append($0) }
  private(set) lazy var well = Well("well", frame: CGRect(x: 100, y: 0, width: 50, height: 50)) { [weak self] in
    self?.calls.append($0)
  }
  private var location = CGPoint.zero

  static let (start, inWell, nowhere) = (CGPoint(x: 25, y: 25), CGPoint(x: 110, y: 10), CGPoint(x: 80, y: 80))

  init() {
    host.window.addSubview(source.view)
    host.window.addSubview(well)
    host.flush()
  }

  var preview: UIView? { host.window.subviews.first { $0 is DragPreviewView } }

  func press() {
    location = Self.start
    host.touchBegan(at: location)
  }

  func move(to end: CGPoint) {
    host.move(from: location, to: end, duration: 0.05)
    location = end
  }

  /// Removes the card, and releases it and its view.
  func releaseSource() {
    source.view.removeFromSuperview()
    source = nil
  }

  func release() { host.touchEnded(at: location) }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}
