// SPDX-License-Identifier: MIT

/// Reads and writes one value in the state of a layer.
struct StateAccess<Value>: Sendable {
  let get: @Sendable (LayerState) -> Value
  let set: @Sendable (Value, inout LayerState) -> Void

  init(
    get: @escaping @Sendable (LayerState) -> Value, set: @escaping @Sendable (Value, inout LayerState) -> Void
  ) {
    self.get = get
    self.set = set
  }

  init(_ path: WritableKeyPath<LayerState, Value> & Sendable) {
    self.init(get: { $0[keyPath: path] }, set: { $1[keyPath: path] = $0 })
  }

  /// Access to a part of the value.
  func appending<Part>(_ part: WritableKeyPath<Value, Part> & Sendable) -> StateAccess<Part> {
    let (get, set) = (get, set)
    return StateAccess<Part> {
      get($0)[keyPath: part]
    } set: { new, state in
      var whole = get(state)
      whole[keyPath: part] = new
      set(whole, &state)
    }
  }
}
