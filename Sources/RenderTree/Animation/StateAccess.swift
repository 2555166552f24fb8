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

  /// Access to a member. A stored one is found by its offset, because each access by a key path costs a thousand
  /// instructions, and each animation writes one member in each frame.
  init(_ path: WritableKeyPath<LayerState, Value> & Sendable) {
    guard let offset = MemoryLayout<LayerState>.offset(of: path) else {
      self.init(get: { $0[keyPath: path] }, set: { $1[keyPath: path] = $0 })
      return
    }
    self.init {
      withUnsafeBytes(of: $0) { $0.baseAddress!.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee }
    } set: { value, state in
      withUnsafeMutableBytes(of: &state) {
        $0.baseAddress!.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
      }
    }
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
