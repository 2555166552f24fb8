// SPDX-License-Identifier: MIT
import X11

/// The presenter of a window. It is made when the window is first seen, because the server has no window before.
struct LazyPresenter {
  private let clock: FrameClockMode
  /// The refresh rate in frames per second of the window's monitor.
  private var refreshRate: Double
  private(set) var presenter: (any Presenter)?

  init(clock: FrameClockMode, refreshRate: Double) {
    self.clock = clock
    self.refreshRate = refreshRate
  }

  /// Makes the presenter, unless there is one.
  mutating func prepare(window: UInt, connection: Connection) {
    guard presenter == nil else { return }
    let interval = 1 / refreshRate
    let usesPresent = clock == .refresh && connection.extensions.present != nil && connection.extensions.fixes != nil
    presenter =
      usesPresent
      ? PresentPresenter(connection: connection, window: window, refreshInterval: interval)
      : TimerPresenter(connection: connection, window: window, refreshInterval: interval)
  }

  mutating func setRefreshRate(_ rate: Double) {
    guard rate > 0 else { return }
    refreshRate = rate
    presenter?.refreshInterval = 1 / rate
  }
}
