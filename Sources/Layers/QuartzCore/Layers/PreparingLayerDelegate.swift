// SPDX-License-Identifier: MIT

/// The delegate of a layer that updates what the layer shows before any layer is laid out.
package protocol PreparingLayerDelegate: CALayerDelegate {
  /// Updates what a layer shows. Called once for each request with `markNeedsPreparation()`. It may request the layout of
  /// this layer or others.
  func prepare(_ layer: CALayer)
}
