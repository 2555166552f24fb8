// SPDX-License-Identifier: MIT
import X11

/// Drags of other programs, in points and with their answers.
extension DesktopWindow {
  func receive(_ event: DragEvent) {
    guard let receiver = UIApplication.dropReceiver, let stack else { return }
    switch event {
    case .entered(let formats): receiver.dragEntered(formats: formats)
    case .moved(let location, let action, let time, let peer):
      let moment = moment(action, time) { [weak xWindow] in xWindow?.answerDrag(of: peer, with: $0) }
      receiver.dragMoved(to: point(location), in: stack, moment)
    case .left: receiver.dragLeft()
    case .dropped(let action, let time, let peer):
      receiver.dragDropped(moment(action, time) { [weak xWindow] in xWindow?.finishDrop(of: peer, with: $0) })
    }
  }

  private func moment(
    _ action: DragAction, _ time: UInt, answer: @escaping @MainActor (DragAction?) -> Void
  ) -> DragMoment {
    DragMoment(action: action, read: { Self.readDrag($0, at: time, $1) }, answer: answer)
  }

  private static func readDrag(_ format: String, at time: UInt, _ completion: @escaping DragMoment.Reader) {
    guard let clipboard = UIApplication.shared.desktop?.clipboard else { return completion(nil) }
    clipboard.readDrag(format, at: time) { content in
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(content) } }
    }
  }
}
