// SPDX-License-Identifier: MIT

/// How lines meet at a corner.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
