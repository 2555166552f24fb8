// SPDX-License-Identifier: MIT

/// How the ends of open lines look.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}
