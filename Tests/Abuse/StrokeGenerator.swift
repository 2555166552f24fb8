// SPDX-License-Identifier: MIT
import DesktopTesting

/// Generates random strokes. They depend only on the seed, never on what the program shows.
struct StrokeGenerator {
  private var random: SeededGenerator
  private var size: (width: Int, height: Int)
  private var hasSecondPointer = false

  init(seed: UInt64, size: (width: Int, height: Int)) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  /// The frequency of each kind of stroke. Slow ones are rare, because they take as long as a thousand fast events.
  private static let kinds: [(weight: Int, make: @Sendable (inout StrokeGenerator) -> [Event])] = [
    (240, { $0.click() }), (60, { $0.clicks() }), (40, { $0.chord() }), (200, { $0.drag() }), (60, { $0.edgeDrag() }),
    (12, { $0.slowEdgeDrag() }), (60, { $0.wheel() }), (120, { $0.key() }), (40, { $0.back() }),
    (40, { $0.twoDrags() }), (20, { $0.wander() }), (6, { $0.secondPointer() }), (10, { $0.resize() }),
    (4, { $0.iconify() }), (6, { $0.stall() }), (5, { $0.settings() }), (2, { $0.scale() }), (6, { $0.pause() }),
    (2, { $0.paste() }),
  ]
  private static let totalWeight = kinds.reduce(0) { $0 + $1.weight }

  mutating func next() -> [Event] {
    var choice = Int.random(in: 0..<Self.totalWeight, using: &random)
    for kind in Self.kinds {
      choice -= kind.weight
      if choice < 0 { return kind.make(&self) }
    }
    return []
  }

  /// Returns the last stroke, after which the program has ended: it is asked to in the middle of something.
  mutating func last() -> [Event] {
    let start = [[], edgeDrag().dropLast(), paste().dropLast()][roll(0...2)]
    return start + [.terminate(pick(Event.Obstacle.allCases))]
  }

  /// Returns a typical use of controls: clicks, drags and scrolling that do not leave the page. The pointer does not move
  /// to the right while a button is pressed, because such a drag goes back wherever there is no control.
  mutating func nextOnControls() -> [Event] {
    let strokes: [(inout StrokeGenerator) -> [Event]] = [
      { $0.click(1, $0.point(), 1) }, { $0.drag() }, { $0.wheel(buttons: 4...5) },
    ]
    var rightmost = size.width
    return strokes[roll(0...strokes.count - 1)](&self).map { event in
      guard case .move(let pointer, let x, let y) = event else { return event }
      rightmost = max(min(x, rightmost), Self.edge)
      return .move(pointer: pointer, x: rightmost, y: max(y, Self.bar))
    }
  }

  /// Distances from the left and from the top, in pixels, below which a click or a drag may go back.
  private static let (edge, bar) = (40, 60)

  // MARK: Dice

  private mutating func roll(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
  private mutating func isLucky(oneIn count: Int) -> Bool { roll(1...count) == 1 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(0...values.count - 1)] }
  private mutating func pointer() -> Int { hasSecondPointer ? roll(1...2) : 1 }
  private mutating func point() -> (x: Int, y: Int) { (roll(0...size.width - 1), roll(0...size.height - 1)) }

  // MARK: Clicks

  private mutating func click() -> [Event] {
    let (pointer, at, button) = (pointer(), point(), isLucky(oneIn: 8) ? roll(1...10) : 1)
    return click(pointer, at, button)
  }

  private func click(_ pointer: Int, _ at: (x: Int, y: Int), _ button: Int) -> [Event] {
    [
      .move(pointer: pointer, x: at.x, y: at.y), .press(pointer: pointer, button: button),
      .release(pointer: pointer, button: button),
    ]
  }

  /// Returns several clicks at one point.
  private mutating func clicks() -> [Event] {
    let (pointer, at) = (pointer(), point())
    return (0..<roll(2...8)).flatMap { _ in click(pointer, at, 1) }
  }

  /// Returns presses of several buttons at once, which are released in another order.
  private mutating func chord() -> [Event] {
    let (pointer, at) = (pointer(), point())
    let buttons = Array([1, 2, 3, 8, 9].shuffled(using: &random).prefix(roll(2...4)))
    return [.move(pointer: pointer, x: at.x, y: at.y)] + buttons.map { .press(pointer: pointer, button: $0) }
      + buttons.shuffled(using: &random).map { .release(pointer: pointer, button: $0) }
  }

  private mutating func wheel(buttons: ClosedRange<Int> = 4...7) -> [Event] {
    let (pointer, at, button) = (pointer(), point(), roll(buttons))
    let notches = (0..<roll(1...20)).flatMap { _ -> [Event] in
      [.press(pointer: pointer, button: button), .release(pointer: pointer, button: button)]
    }
    return [.move(pointer: pointer, x: at.x, y: at.y)] + notches
  }

  /// Returns a press of the mouse's back or forward button.
  private mutating func back() -> [Event] { click(pointer(), point(), isLucky(oneIn: 3) ? 9 : 8) }

  // MARK: Drags

  /// Returns a drag between any two points, which may be outside the window.
  private mutating func drag() -> [Event] {
    let start = point()
    return drag(pointer(), from: start, by: (roll(-400...400), roll(-400...400)), steps: roll(1...30), interval: pace())
  }

  /// Returns a drag inwards from one of the window's edges, sometimes with the way back to it.
  private mutating func edgeDrag() -> [Event] {
    let (depth, along) = (roll(0...18), roll(50...900))
    let steps = roll(2...25)
    let (across, interval, pointer) = (roll(-60...60), pace(), pointer())
    let (start, way): ((x: Int, y: Int), (x: Int, y: Int)) =
      switch roll(0...5) {
      case 0: ((size.width - 1 - depth, point().y), (-along, across))
      case 1: ((point().x, depth), (across, along))
      case 2: ((point().x, size.height - 1 - depth), (across, -along))
      default: ((depth, point().y), (along, across))
      }
    var events = drag(pointer, from: start, by: way, steps: steps, interval: interval)
    if isLucky(oneIn: 3) {
      events.removeLast()
      events += drag(
        pointer, from: (start.x + way.x, start.y + way.y), by: (-way.x, -way.y), steps: steps, interval: interval,
        isPressed: true)
    }
    return events
  }

  /// Returns a nearly vertical drag from the left edge at some pixels per frame, like that of a hesitating user.
  private mutating func slowEdgeDrag() -> [Event] {
    var at = (x: roll(1...19), y: point().y)
    let direction = isLucky(oneIn: 2) ? 1 : -1
    var events: [Event] = [.move(pointer: 1, x: at.x, y: at.y), .press(pointer: 1, button: 1)]
    for _ in 0..<roll(8...30) {
      at = (at.x + roll(0...1), at.y + direction * roll(1...3))
      events += [.wait(20), .move(pointer: 1, x: at.x, y: at.y)]
    }
    return events + [.release(pointer: 1, button: 1)]
  }

  private mutating func pace() -> Int { isLucky(oneIn: 6) ? roll(1...8) : 0 }

  private func drag(
    _ pointer: Int, from start: (x: Int, y: Int), by way: (x: Int, y: Int), steps: Int, interval: Int,
    isPressed: Bool = false
  ) -> [Event] {
    var events: [Event] = []
    if !isPressed {
      events = [.move(pointer: pointer, x: start.x, y: start.y), .press(pointer: pointer, button: 1)]
    }
    for step in 1...steps {
      events.append(
        .move(pointer: pointer, x: start.x + way.x * step / steps, y: start.y + way.y * step / steps))
      if interval > 0 { events.append(.wait(interval)) }
    }
    return events + [.release(pointer: pointer, button: 1)]
  }

  /// Returns two drags at once, of two pointers or else of two buttons.
  private mutating func twoDrags() -> [Event] {
    let first = drag()
    var second = drag()
    if hasSecondPointer {
      second = drag(2, from: point(), by: (roll(-300...300), roll(-300...300)), steps: roll(1...20), interval: 0)
    }
    var events: [Event] = []
    var (a, b) = (first[...], second[...])
    while !a.isEmpty || !b.isEmpty {
      if let event = isLucky(oneIn: 2) ? a.popFirst() ?? b.popFirst() : b.popFirst() ?? a.popFirst() {
        events.append(event)
      }
    }
    return events
  }

  /// Returns movements without a button.
  private mutating func wander() -> [Event] {
    let pointer = pointer()
    return (0..<roll(1...30)).map { _ in
      let at = (roll(-50...size.width + 50), roll(-50...size.height + 50))
      return .move(pointer: pointer, x: at.0, y: at.1)
    }
  }

  private mutating func secondPointer() -> [Event] {
    hasSecondPointer.toggle()
    return [hasSecondPointer ? .addPointer : .removePointer]
  }

  // MARK: Keys

  private static let keys = [
    "Tab", "Return", "Escape", "space", "Up", "Down", "Left", "Right", "Home", "End", "Prior", "Next", "BackSpace",
    "a", "z", "1", "F10", "Menu", "Delete",
  ]
  private static let modifiers = ["Shift_L", "Control_L", "Alt_L", "Super_L"]

  private mutating func key() -> [Event] {
    let key = pick(Self.keys)
    var events: [Event] = (0..<roll(1...3)).flatMap { _ in [.keyDown(key), .keyUp(key)] }
    guard isLucky(oneIn: 4) else { return events }
    let modifier = isLucky(oneIn: 2) ? "Alt_L" : pick(Self.modifiers)
    events.insert(.keyDown(modifier), at: 0)
    return events + [.keyUp(modifier)]
  }

  // MARK: The window and its surroundings

  private mutating func resize() -> [Event] {
    var events: [Event] = []
    for _ in 0..<roll(1...5) {
      size = isLucky(oneIn: 2) ? Session.size : isLucky(oneIn: 3) ? tinySize() : (roll(480...1200), roll(360...800))
      events += [.resize(width: size.width, height: size.height), .wait(roll(0...20))]
    }
    // Little can be hit in a tiny window, so that most of them last only for a moment.
    if min(size.width, size.height) < Self.leastUsefulLength, !isLucky(oneIn: 4) {
      size = Session.size
      events += [.wait(roll(0...60)), .resize(width: size.width, height: size.height)]
    }
    return events
  }

  /// The length in pixels below which a window shows hardly any controls.
  private static let leastUsefulLength = 200

  /// Returns a size from 1 × 1 up. Each side is smaller than the program's window may be.
  private mutating func tinySize() -> (width: Int, height: Int) {
    (roll(1...pick([3, 60, 480])), roll(1...pick([3, 60, 360])))
  }

  private mutating func iconify() -> [Event] { [.iconify, .wait(roll(0...60)), .deiconify, .wait(roll(0...60))] }

  /// Returns a stall of the program or the server, with or without a pressed button.
  private mutating func stall() -> [Event] {
    let stall: Event =
      switch roll(0...4) {
      case 0: .stopProgram(roll(5...150))
      case 1: .stopServer(roll(5...150))
      case 2: .stallLine(roll(5...150))
      case 3: .slowLine(roll(5...150))
      default: .grabServer(roll(5...100))
      }
    guard isLucky(oneIn: 2) else { return click() + [stall] }
    var events = edgeDrag()
    events.insert(stall, at: roll(1...events.count - 1))
    return events
  }

  private mutating func settings() -> [Event] {
    switch roll(0...4) {
    case 0: [.setting("Gtk/EnableAnimations", roll(0...1))]
    case 1: [.theme(isLucky(oneIn: 2) ? "Adwaita-dark" : "Adwaita")]
    case 2: [.setting("Net/DoubleClickTime", roll(1...1000))]
    case 3: [.setting("Net/DndDragThreshold", roll(1...30))]
    default: [.setting("Gtk/ApplicationPreferDarkTheme", roll(0...1))]
    }
  }

  private mutating func scale() -> [Event] { [.dotsPerInch(pick([72, 96, 96, 120, 144, 192]))] }

  /// Returns a paste from a program that does not follow the conventions, in the field of the sidebar, for which the window
  /// has to be wide.
  private mutating func paste() -> [Event] {
    size = Self.wideSize
    return [
      .ownClipboard(pick(HostileClipboardOwner.Behavior.allCases)), .resize(width: size.width, height: size.height),
      .wait(roll(100...1000)), .keyDown("Control_L"), .keyDown("f"), .keyUp("f"), .keyDown("v"), .keyUp("v"),
      .keyUp("Control_L"), .wait(roll(0...2500)),
    ]
  }

  private static let wideSize = (width: 1000, height: 600)

  /// Returns a pause in which transitions end.
  private mutating func pause() -> [Event] { [.wait(roll(20...600))] }
}
