// SPDX-License-Identifier: MIT

/// A value in motion, by the fraction of its way: 0 is the start and 1 the end. Values beyond extrapolate.
package typealias Motion<Value> = @Sendable (_ fraction: Double) -> Value
