// SPDX-License-Identifier: MIT
import UIKit
import X11

@testable import UIKitCore
@testable import UIKitDragAndDrop

/// A view that accepts drops, and records what it is told.
final class Well: UIView, UIDropInteractionDelegate {
  let name: String
  var operation = UIDropOperation.copy
  var canHandle: (any UIDropSession) -> Bool = { _ in true }
  var perform: (any UIDropSession) -> Void = { _ in }
  var preview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
  private(set) var lastLocation: CGPoint?
  private let log: (String) -> Void

  init(_ name: String, frame: CGRect, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init(frame: frame)
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    canHandle(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log("\(name) enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    lastLocation = session.location(in: self)
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log("\(name) exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log("\(name) drop")
    perform(session)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { preview(defaultPreview) }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log("\(name) conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log("\(name) end")
  }
}

/// A window with two views that accept drops, one in the other, and a program that drags over them.
@MainActor
final class DropStage {
  let host = ManualHost(size: CGSize(width: 200, height: 100))
  private(set) var calls: [String] = []
  /// The answers to the program: one for each movement, and one for the drop.
  private(set) var answers: [DragAction?] = []
  /// The contents that the program sends when it is asked, by their formats.
  var contents: [String: String] = [:]
  /// The readings that the program has not answered.
  private var readings: [(format: String, reader: DragMoment.Reader)] = []
  private(set) lazy var outer = Well("outer", frame: CGRect(x: 0, y: 0, width: 150, height: 100)) { [weak self] in
    self?.calls.append($0)
  }
  private(set) lazy var inner = Well("inner", frame: CGRect(x: 50, y: 20, width: 50, height: 50)) { [weak self] in
    self?.calls.append($0)
  }

  static let (inInner, inOuter, outside) = (CGPoint(x: 60, y: 30), CGPoint(x: 10, y: 10), CGPoint(x: 180, y: 10))

  init() {
    host.window.addSubview(outer)
    outer.addSubview(inner)
    host.flush()
  }

  var receiver: any DropReceiver { UIApplication.dropReceiver! }

  func enter(_ contents: [String: String] = ["UTF8_STRING": "text"]) {
    self.contents = contents
    receiver.dragEntered(formats: contents.keys.sorted())
  }

  func move(to location: CGPoint, action: DragAction = .copy) {
    receiver.dragMoved(to: location, in: host.stack!, moment(action))
  }

  func drop(action: DragAction = .copy) { receiver.dragDropped(moment(action)) }
  func leave() { receiver.dragLeft() }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Has the program send what it was asked for. Returns the formats.
  @discardableResult
  func send() -> [String] {
    let asked = readings
    readings = []
    for (format, reader) in asked {
      reader(contents[format].map { .init(target: format, bytes: Array($0.utf8)) })
    }
    return asked.map(\.format)
  }

  private func moment(_ action: DragAction) -> DragMoment {
    DragMoment(
      action: action, read: { [weak self] in self?.readings.append(($0, $1)) },
      answer: { [weak self] in self?.answers.append($0) })
  }
}
