// SPDX-License-Identifier: MIT

/// How a stock presentation moves its controller in, and back out.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom edge upwards.
  case coverVertical = 0
  /// Both turn about the vertical line in their middle, like the two sides of a card.
  case flipHorizontal
  /// One fades into the other.
  case crossDissolve
  /// The page's lower right corner curls up and shows what lies beneath. With full-screen presentations only.
  case partialCurl
}
