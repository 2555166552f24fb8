// SPDX-License-Identifier: MIT
import X11

/// A drag that began in a window on a display.
@MainActor
final class DesktopDrag: OutgoingDrag {
  /// The drag whose answers are received. A display has one pointer.
  private(set) static weak var current: DesktopDrag?
  /// The longest time in seconds that the answer to a drop is waited for. The value is a choice: until then the preview
  /// remains.
  private static let longestDrop = 5.0

  private let source: DragSource
  private weak var host: DesktopWindow?
  private var icon: (picture: DragIcon, offset: CGVector, size: CGSize)?
  /// Hides the picture soon.
  private var hiding: CADisplayLink?
  private var completion: (@MainActor (DragAction?) -> Void)?
  private var deadline: Deadline?

  init(_ source: DragSource, from host: DesktopWindow) {
    self.source = source
    self.host = host
    Self.current = self
  }

  nonisolated deinit {}

  func move(to location: CGPoint) -> DragPlace {
    guard let host else { return .nowhere }
    let pixels = CGPoint(x: location.x * host.scale, y: location.y * host.scale)
    let place = source.move(to: pixels)
    showPicture(at: location, isInside: place.isOwn(host.xid) && host.bounds.contains(pictureFrame(at: location)))
    switch place {
    case .own(let xid, let pixels):
      guard let host = UIApplication.shared.desktop?.host(xid), let stack = host.stack else { return .nowhere }
      return .own(stack, host.point(pixels))
    case .foreign: return .foreign(source.acceptedAction)
    case .nowhere: return .nowhere
    }
  }

  var isTranslucent: Bool { host?.isComposited ?? false }

  func show(_ picture: CGImage, at offset: CGVector) {
    guard let host else { return }
    let size = CGSize(width: CGFloat(picture.width) / host.scale, height: CGFloat(picture.height) / host.scale)
    icon = host.makeDragIcon(of: picture).map { ($0, offset, size) }
  }

  var showsPicture: Bool { hiding == nil && icon?.picture.isShown ?? false }

  /// Shows the picture beyond the window.
  private func showPicture(at location: CGPoint, isInside: Bool) {
    if !isInside {
      hiding?.invalidate()
      hiding = nil
    } else if showsPicture {
      hideSoon()
    }
    if !isInside || hiding != nil { movePicture(to: location) }
  }

  /// Hides the picture with the second refresh from now, because the window shows its own only with the next frame.
  private func hideSoon() {
    var isNext = false
    let link = CADisplayLink { [weak self] link in
      if isNext || self == nil { link.invalidate() }
      if isNext { self?.hidePicture() }
      isNext = true
    }
    link.add(to: .main, forMode: .common)
    hiding = link
  }

  func hidePicture() {
    hiding?.invalidate()
    hiding = nil
    if let icon, icon.picture.isShown { host?.hide(icon.picture) }
  }

  func movePicture(to location: CGPoint) {
    guard let icon, let host else { return }
    let corner = pictureFrame(at: location).origin
    icon.picture.move(to: source.onScreen(CGPoint(x: corner.x * host.scale, y: corner.y * host.scale)))
  }

  /// Returns the rectangle of the picture in the stack. The window by itself would cut off what is outside it.
  private func pictureFrame(at location: CGPoint) -> CGRect {
    guard let icon else { return .zero }
    let corner = CGPoint(x: location.x + icon.offset.dx, y: location.y + icon.offset.dy)
    return CGRect(origin: corner, size: icon.size)
  }

  func drop(completion: @escaping @MainActor (DragAction?) -> Void) {
    self.completion = completion
    guard source.drop() else { return finish(nil) }
    deadline = Deadline.schedule(at: CACurrentMediaTime() + Self.longestDrop) { [weak self] in self?.finish(nil) }
  }

  func cancel() { finish(nil) }

  func receive(_ answer: DragAnswer) {
    if case .finished(let action) = answer { finish(action) }
  }

  private func finish(_ action: DragAction?) {
    deadline?.cancel()
    deadline = nil
    source.cancel()
    let completion = completion
    self.completion = nil
    completion?(action)
  }
}

extension DragSource.Place {
  /// Whether this is a point of a window of this program.
  fileprivate func isOwn(_ xid: UInt) -> Bool {
    if case .own(xid, _) = self { true } else { false }
  }
}
