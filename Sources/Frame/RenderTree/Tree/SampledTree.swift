// SPDX-License-Identifier: MIT

/// A whole tree at one time as a list: each layer before its sublayers, siblings from back to front.
package struct SampledTree: Sendable {
  /// The relation of a layer to its parent.
  package enum Role: Sendable {
    case sublayer
    /// The layer's alpha masks the parent.
    case mask
    /// The layer is the previous content of the parent in a transition.
    case previous
  }

  package struct Element: Sendable {
    package let layer: SampledLayer
    package let role: Role
    /// The index of the parent.
    package let parent: Int?
  }

  package private(set) var elements: [Element] = []
  private var indices: [LayerID: Int] = [:]

  package subscript(id: LayerID) -> SampledLayer? { indices[id].map { elements[$0].layer } }

  package var layers: [SampledLayer] { elements.map(\.layer) }

  mutating func append(_ layer: SampledLayer, role: Role, parent: Int?) -> Int {
    indices[layer.id] = elements.count
    elements.append(Element(layer: layer, role: role, parent: parent))
    return elements.count - 1
  }
}
