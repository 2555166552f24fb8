// SPDX-License-Identifier: MIT
import X11

/// Drags of other programs, in points and with their answers.
extension DesktopWindow {
  /// Lets other programs drag content over the window, once it is mapped. Before, the server would be waited for.
  func acceptDrops() {
    if isShown, UIApplication.dropReceiver != nil { xWindow.acceptDrops() }
  }

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

  func beginDrag(_ content: ClipboardContents, action: DragAction) -> (any OutgoingDrag)? {
    guard let time = UIApplication.shared.desktop?.clipboard?.beginDrag(content) else { return nil }
    let source = DragSource(window: xWindow, formats: content.targets, time: time, action: action)
    return DesktopDrag(source, from: self)
  }

  /// The rectangle of the window in points.
  var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(xWindow.size.width) / scale, height: CGFloat(xWindow.size.height) / scale)
  }

  /// Hides a picture that may be above the window. Until the window is drawn, it shows the picture's pixels there, and not
  /// its background.
  func hide(_ picture: DragIcon) {
    xWindow.setBackground(nil)
    picture.hide()
    xWindow.setBackground(background.map(WindowColor.init))
  }

  /// Makes the picture of a drag.
  func makeDragIcon(of picture: CGImage) -> DragIcon? {
    let size = PixelSize(width: picture.width, height: picture.height)
    guard picture.bytesPerRow == picture.width * 4 else { return nil }
    return DragIcon(connection: xWindow.connection, size: size, pixels: picture.pixels)
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
