// SPDX-License-Identifier: MIT

/// The questions about the monitors of a screen and their refresh rates. The first ones are asked when it is made.
struct MonitorQuestions {
  private let line: ServerLine
  private let randr: Extensions.Extension?
  private let size: Question<PixelSize>
  private let monitors: Question<[ServerLine.NamedMonitor]>?
  private let resources: Question<ServerLine.ScreenResources>?

  /// The range of credible rates in frames per second. Others are made up by virtual servers.
  private static let sensibleRates = 20.0...1000.0

  init(on line: ServerLine, randr: Extensions.Extension?) {
    (self.line, self.randr) = (line, randr)
    let root = line.root()
    size = line.size(ofWindow: root)
    monitors = randr.flatMap { $0.isAtLeast(1, 5) ? line.monitors($0, root: root) : nil }
    resources = randr.flatMap { $0.isAtLeast(1, 3) ? line.screenResources($0, root: root) : nil }
  }

  /// Returns the monitors, the primary one first. Without monitors or RandR 1.5, there is one as large as the screen.
  func answer() -> [Monitor] {
    let found = (monitors?.answer() ?? []).filter { !$0.frame.isEmpty }
    let resources = resources?.answer()
    let names = found.map { line.name(ofAtom: $0.name) }
    let controllers = randr.flatMap { randr in
      resources?.controllers.map { line.controller(randr, $0, timestamp: resources?.timestamp ?? 0) }
    }
    let shown = (controllers ?? []).compactMap { $0.answer() }
    let rate = { (frame: PixelRect) in Self.rate(of: frame, shown, resources?.rates ?? [:]) }
    let named = zip(found, names).map {
      Monitor(
        name: $1.answer() ?? "", frame: $0.frame, isPrimary: $0.isPrimary, refreshRate: rate($0.frame))
    }
    let size = size.answer() ?? line.initialSize
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard let first = named.first(where: \.isPrimary) ?? named.min(by: { $0.distance < $1.distance }) else {
      return [Monitor(name: "screen", frame: whole, isPrimary: true, refreshRate: rate(whole))]
    }
    return [first] + named.filter { $0 != first }
  }

  /// Returns the refresh rate, in frames per second, of the controller that shows the largest part of a frame.
  private static func rate(
    of frame: PixelRect, _ controllers: [ServerLine.Controller], _ rates: [UInt: Double]
  ) -> Double {
    func area(_ controller: ServerLine.Controller) -> Int {
      let part = controller.frame.intersection(frame)
      return controller.mode == 0 || part.isEmpty ? 0 : part.width * part.height
    }
    let best = controllers.reduce(nil as ServerLine.Controller?) { area($1) > ($0.map(area) ?? 0) ? $1 : $0 }
    let rate = best.flatMap { rates[$0.mode] } ?? 0
    return sensibleRates.contains(rate) ? rate : Monitor.defaultRefreshRate
  }
}
