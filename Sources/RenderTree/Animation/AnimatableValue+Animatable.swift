// SPDX-License-Identifier: MIT
import CoreGraphics

/// A value of unknown kind moves as its kind does. Values of different kinds do not mix: the second shows from the
/// half. A nil colour counts as the other colour, transparent; what has nothing in between (contents, flags, nil
/// paths) changes at the half.
extension AnimatableValue: Animatable {
  package func interpolated(to end: AnimatableValue, fraction f: Double) -> AnimatableValue {
    switch (self, end) {
    case (.scalar(let a), .scalar(let b)): .scalar(a.interpolated(to: b, fraction: f))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, fraction: f))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, fraction: f))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, fraction: f))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction: f))
    case (.color(let a?), .color(let b?)): .color(a.interpolated(to: b, fraction: f))
    case (.color(let a?), .color(nil)): .color(a.interpolated(to: a.transparent, fraction: f))
    case (.color(nil), .color(let b?)): .color(b.transparent.interpolated(to: b, fraction: f))
    case (.path(let a?), .path(let b?)): .path(PathOutline(a).interpolated(to: PathOutline(b), fraction: f).path)
    case (.scalars(let a), .scalars(let b)): .scalars(a.interpolated(to: b, fraction: f))
    case (.colors(let a), .colors(let b)): .colors(a.interpolated(to: b, fraction: f))
    default: f < 0.5 ? self : end
    }
  }

  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a.adding(b))
    case (.point(let a), .point(let b)): .point(a.adding(b))
    case (.size(let a), .size(let b)): .size(a.adding(b))
    case (.rect(let a), .rect(let b)): .rect(a.adding(b))
    case (.transform(let a), .transform(let b)): .transform(a.adding(b))
    case (.color(let a?), .color(let b?)): .color(a.adding(b))
    case (.path(let a?), .path(let b?)): .path(PathOutline(a).adding(PathOutline(b)).path)
    case (.scalars(let a), .scalars(let b)): .scalars(a.adding(b))
    case (.colors(let a), .colors(let b)): .colors(a.adding(b))
    default: self
    }
  }

  package func subtracting(_ start: AnimatableValue) -> AnimatableValue {
    switch (self, start) {
    case (.scalar(let a), .scalar(let b)): .scalar(a.subtracting(b))
    case (.point(let a), .point(let b)): .point(a.subtracting(b))
    case (.size(let a), .size(let b)): .size(a.subtracting(b))
    case (.rect(let a), .rect(let b)): .rect(a.subtracting(b))
    case (.transform(let a), .transform(let b)): .transform(a.subtracting(b))
    case (.color(let a?), .color(let b?)): .color(a.subtracting(b))
    case (.path(let a?), .path(let b?)): .path(PathOutline(a).subtracting(PathOutline(b)).path)
    case (.scalars(let a), .scalars(let b)): .scalars(a.subtracting(b))
    case (.colors(let a), .colors(let b)): .colors(a.subtracting(b))
    default: self
    }
  }

  package func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): a.distance(to: b)
    case (.point(let a), .point(let b)): a.distance(to: b)
    case (.size(let a), .size(let b)): a.distance(to: b)
    case (.rect(let a), .rect(let b)): a.distance(to: b)
    case (.transform(let a), .transform(let b)): a.distance(to: b)
    case (.color(let a?), .color(let b?)): a.distance(to: b)
    case (.path(let a?), .path(let b?)): PathOutline(a).distance(to: PathOutline(b))
    case (.scalars(let a), .scalars(let b)): a.distance(to: b)
    case (.colors(let a), .colors(let b)): a.distance(to: b)
    default: 0
    }
  }
}

extension CGColor {
  fileprivate var transparent: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}
