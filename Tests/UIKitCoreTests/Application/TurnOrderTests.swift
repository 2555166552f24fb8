// SPDX-License-Identifier: MIT
import DesktopTesting
import EffortTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// The order of callbacks on a desktop, which people see, and on the manual clock, which most tests use.
///
/// A script of presses, frames, waits, layout and pages runs on both. Its callbacks do further things, as a program's do.
/// The clock of the desktop is the script's, so that the same is due at the same step; all else is the program that people
/// run, on a real server.
final class TurnOrderTests: XCTestCase {
  func testScriptsHaveTheSameLogOnADesktopAndOnTheManualClock() throws {
    try MainActor.assumeIsolated {
      let desktop = try DesktopPlayer()
      for seed in 0..<(TestEffort.isThorough ? 200 : 25) {
        let script = TurnScript(seed: UInt64(seed))
        let expected = script.play(on: ManualPlayer())
        let actual = script.play(on: desktop)
        XCTAssertGreaterThan(expected.count, 10, "seed \(seed)")
        XCTAssertEqual(actual, expected, "seed \(seed)")
        if actual != expected { break }
      }
      desktop.close()
    }
  }

  func testEachPassComesInItsOrder() throws {
    try MainActor.assumeIsolated {
      let desktop = try DesktopPlayer()
      for isManual in [false, true] {
        let player: any TurnPlayer = isManual ? ManualPlayer() : desktop
        var lines: [String] = []
        let view = LoggingView { lines.append($0) }
        player.show(view)
        lines = []
        player.frame {
          lines.append("frame")
          _ = Deadline.schedule(at: CACurrentMediaTime()) {
            lines.append("deadline")
            view.setNeedsLayout()
            view.onLayout = {
              view.onLayout = nil
              _ = Deadline.schedule(at: CACurrentMediaTime()) { lines.append("follow-up") }
            }
          }
        }
        XCTAssertEqual(lines, ["frame", "deadline", "layout", "follow-up"])
      }
      desktop.close()
    }
  }
}

/// The event loop on which a script runs.
@MainActor
private protocol TurnPlayer: AnyObject {
  var window: UIWindow { get }
  /// Makes the clock of the player that of the program.
  func start()
  func press()
  func release()
  /// Lets a frame pass, in whose display link `body` runs.
  func frame(_ body: @escaping () -> Void)
}

extension TurnPlayer {
  /// Shows a view that fills the window, and waits until it is laid out.
  func show(_ view: UIView) {
    start()
    let page = UIViewController()
    view.frame = window.bounds
    page.view.addSubview(view)
    window.rootViewController = UINavigationController(rootViewController: page)
    for _ in 0..<3 { frame {} }
  }
}

@MainActor
private final class ManualPlayer: TurnPlayer {
  private let host = ManualHost(size: CGSize(width: 400, height: 300))
  private var onFrame: () -> Void = {}
  private var link: CADisplayLink?

  init() {
    let link = CADisplayLink { [weak self] _ in self?.onFrame() }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    self.link = link
  }

  var window: UIWindow { host.window }
  func start() {}
  func press() { host.touchBegan(at: CGPoint(x: 150, y: 150)) }
  func release() { host.touchEnded(at: CGPoint(x: 150, y: 150)) }

  func frame(_ body: @escaping () -> Void) {
    onFrame = body
    link?.isPaused = false
    host.advance(by: ManualHost.frameDuration)
    link?.isPaused = true
  }
}

@MainActor
private final class DesktopPlayer: TurnPlayer {
  let live: LiveApplication
  private let clock = ScriptClock()
  private var onFrame: (() -> Void)?
  private var link: CADisplayLink?

  init() throws {
    live = try LiveApplication(size: CGSize(width: 400, height: 300))
    let (x, y) = live.onScreen(CGPoint(x: 150, y: 150))
    live.user.movePointer(x: x, y: y)
    clock.time = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] _ in self?.tick() }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    self.link = link
  }

  var window: UIWindow { live.window }

  func start() {
    let clock = clock
    MediaClock.now = { clock.time }
  }

  func close() {
    for window in UIApplication.shared.windows { window.close() }
    live.close()
    MediaClock.now = MediaClock.monotonic
  }

  func press() { deliver { live.user.press() } }
  func release() { deliver { live.user.release() } }

  private func deliver(_ input: () -> Void) {
    let touches = window.stack?.input.hasTouches
    input()
    run { window.stack?.input.hasTouches != touches }
  }

  /// Stops at each time between frames at which something is due, as the event loop does.
  func frame(_ body: @escaping () -> Void) {
    let end = clock.time + ManualHost.frameDuration
    while let next = CATransaction.nextCompletionTime, next < end {
      clock.time = max(next, clock.time)
      run { CATransaction.nextCompletionTime ?? .infinity > clock.time }
    }
    onFrame = {
      self.clock.time = end
      body()
    }
    link?.isPaused = false
    run { onFrame == nil }
  }

  private func tick() {
    link?.isPaused = true
    let body = onFrame
    onFrame = nil
    body?()
  }

  /// Runs until a condition is true and the program would sleep.
  private func run(until condition: () -> Bool) {
    let end = MediaClock.monotonic() + waitTimeout
    var isDone = false
    _ = live.session.run(
      until: {
        isDone = condition() && live.host?.needsCommit != true
        return isDone || MediaClock.monotonic() > end
      }, limit: .infinity)
    XCTAssertTrue(isDone, "the program does not come to rest")
  }
}

/// The time of a script on the desktop.
private final class ScriptClock: @unchecked Sendable {
  var time = 0.0
}

private final class LoggingView: UIView {
  private let log: (String) -> Void
  var onLayout: (() -> Void)?
  var onTouch: (() -> Void)?

  init(log: @escaping (String) -> Void) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() {
    log("layout")
    onLayout?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touch began")
    onTouch?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("touch ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("touch cancelled") }
}

/// A random script. Its callbacks do random things, too, which depend on nothing but the seed and their order.
@MainActor
private final class TurnScript {
  private let seed: UInt64
  private var random: Seeded
  private var lines: [String] = []
  private var view: LoggingView?
  private var number = 0
  private weak var player: (any TurnPlayer)?
  /// The number of things that callbacks may still do, so that a script ends.
  private var left = 0

  init(seed: UInt64) {
    self.seed = seed
    random = Seeded(state: seed)
  }

  /// Plays the script, and returns the log of its callbacks.
  func play(on player: some TurnPlayer) -> [String] {
    random = Seeded(state: seed)
    (lines, number, left) = ([], 0, 40)
    self.player = player
    let view = LoggingView { [weak self] in self?.lines.append($0) }
    let tap = UITapGestureRecognizer { [weak self] _ in self?.called("tap") }
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    view.onTouch = { [weak self] in self?.doSomething() }
    self.view = view
    player.show(view)
    lines = []
    var isPressed = false
    for _ in 0..<12 {
      lines.append("-")
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        if isPressed { player.release() } else { player.press() }
        isPressed.toggle()
      default:
        player.frame { [weak self] in self?.called("frame") }
      }
    }
    if isPressed { player.release() }
    left = 0
    for _ in 0..<4 { player.frame {} }
    player.window.rootViewController = UIViewController()
    player.frame {}
    return lines
  }

  private func called(_ name: String) {
    lines.append(name)
    for _ in 0..<Int.random(in: 0..<3, using: &random) { doSomething() }
  }

  private func doSomething() {
    guard left > 0 else { return }
    left -= 1
    number += 1
    let id = number
    switch Int.random(in: 0..<7, using: &random) {
    case 0: view?.setNeedsLayout()
    case 1: wait(0, id)
    case 2: wait(0.37 * ManualHost.frameDuration, id)
    case 3: wait(0.83 * ManualHost.frameDuration, id)
    case 4:
      UIView.animate(withDuration: 0) {
      } completion: { [weak self] _ in
        self?.called("animation \(id)")
      }
    case 5: push(id)
    default: resize()
    }
  }

  private func wait(_ delay: Double, _ id: Int) {
    _ = Deadline.schedule(at: CACurrentMediaTime() + delay) { [weak self] in self?.called("deadline \(id)") }
  }

  /// Pushes a page without animation, or pops one.
  private func push(_ id: Int) {
    guard let navigation = player?.window.rootViewController as? UINavigationController else { return }
    if navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: false)
    } else {
      navigation.pushViewController(LoggedPage(name: "page \(id)") { [weak self] in self?.called($0) }, animated: false)
    }
  }

  private func resize() {
    guard let view else { return }
    view.bounds.size.width = view.bounds.width == 400 ? 380 : 400
  }
}

private final class LoggedPage: UIViewController {
  private let log: (String) -> Void
  private let name: String

  init(name: String, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidAppear(_ animated: Bool) { log("\(name) appeared") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) disappeared") }
  override func viewDidLayoutSubviews() { log("\(name) laid out") }
}
