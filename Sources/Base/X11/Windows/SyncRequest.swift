// SPDX-License-Identifier: MIT

/// The client's side of `_NET_WM_SYNC_REQUEST`: the window manager announces a resize and waits for its frame.
///
///     idle ── request ──► requested ── ConfigureNotify ──► configured ── frame drawn ──► idle, counter set
///               ▲                                               │
///               └────────────────── request ────────────────────┘
///
/// A request without a following ConfigureNotify is never answered. No request is answered before the frame of the new
/// size is on the screen, because window managers show the content at the time of the answer.
struct SyncRequest: Equatable {
  private enum State: Equatable {
    case idle
    case requested(Int64)
    case configured(Int64, PixelSize)
  }

  private var state: State = .idle

  mutating func request(_ value: Int64) {
    state = .requested(value)
  }

  mutating func configure(_ size: PixelSize) {
    switch state {
    case .idle: break
    case .requested(let value), .configured(let value, _): state = .configured(value, size)
    }
  }

  /// Handles that a frame of this size is on the screen. Returns the value for the counter if the window manager waits
  /// for it.
  mutating func frameDrawn(_ size: PixelSize) -> Int64? {
    guard case .configured(let value, size) = state else { return nil }
    state = .idle
    return value
  }
}
