// SPDX-License-Identifier: MIT

import CGIO

/// Listens to the portal on the thread that calls `run(busAddress:)`.
///
///     connecting ─► watching the name ─► reading, whenever the name has an owner ─► listening
///
/// If the portal disappears, its settings no longer apply.
final class PortalListener {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  private let cancellable: UnsafeMutablePointer<GCancellable>
  private let onAssistance: (String?) -> Void
  private let onChange: (PortalSettings) -> Void
  /// The settings that were reported last.
  private var reported: PortalSettings?
  private var settings = PortalSettings()

  init(
    cancellable: UnsafeMutablePointer<GCancellable>, onAssistance: @escaping (String?) -> Void,
    onChange: @escaping (PortalSettings) -> Void
  ) {
    self.cancellable = cancellable
    self.onAssistance = onAssistance
    self.onChange = onChange
  }

  /// Listens until it is cancelled. Returns at once if there is no such bus.
  func run(busAddress: String) {
    let context = g_main_context_new()
    defer { g_main_context_unref(context) }
    // GIO delivers signals and replies to the context that is the thread's default when they are requested.
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    guard let connection = connect(to: busAddress) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
    let subscription = subscribe(connection)
    let watch = watchName(connection)
    let assistance = AssistanceWatch(connection, cancellable: cancellable, onChange: onAssistance)
    assistance.start()
    runLoop(context)
    assistance.stop()
    g_bus_unwatch_name(watch)
    g_dbus_connection_signal_unsubscribe(connection, subscription)
  }

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func listener(_ pointer: UnsafeMutableRawPointer?) -> PortalListener? {
    pointer.map { Unmanaged<PortalListener>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: The bus

  /// Opens a private connection, because GIO ends the program if the shared connection is lost.
  private func connect(to address: String) -> OpaquePointer? {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return g_dbus_connection_new_for_address_sync(address, flags, nil, cancellable, nil)
  }

  private func subscribe(_ connection: OpaquePointer) -> UInt32 {
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, pointer in
        if let parameters { PortalListener.listener(pointer)?.settingChanged(parameters) }
      }, pointer, nil)
  }

  private func watchName(_ connection: OpaquePointer) -> UInt32 {
    g_bus_watch_name_on_connection(
      connection, Self.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { connection, _, _, pointer in
        if let connection { PortalListener.listener(pointer)?.read(from: connection) }
      },
      { _, _, pointer in PortalListener.listener(pointer)?.replaceSettings(by: PortalSettings()) }, pointer, nil)
  }

  private func runLoop(_ context: OpaquePointer?) {
    let loop = g_main_loop_new(context, 0)
    defer { g_main_loop_unref(loop) }
    let source = g_cancellable_source_new(cancellable)
    defer { g_source_unref(source) }
    let quit: GCancellableSourceFunc = { _, loop in
      g_main_loop_quit(loop.map { OpaquePointer($0) })
      return 0
    }
    g_source_set_callback(
      source, unsafeBitCast(quit, to: GSourceFunc.self), loop.map { UnsafeMutableRawPointer($0) }, nil)
    g_source_attach(source, context)
    g_main_loop_run(loop)
    g_source_destroy(source)
  }

  // MARK: The settings

  /// Requests all settings of the namespace. It does not wait for the reply, which may never come.
  private func read(from connection: OpaquePointer) {
    var namespace: UnsafePointer<CChar>? = nil
    Self.namespace.withCString { text in
      namespace = text
      var argument: OpaquePointer? = g_variant_new_strv(&namespace, 1)
      g_dbus_connection_call(
        connection, Self.name, Self.path, Self.interface, "ReadAll", g_variant_new_tuple(&argument, 1), nil,
        G_DBUS_CALL_FLAGS_NONE, -1, cancellable,
        { connection, result, pointer in
          let reply = g_dbus_connection_call_finish(connection.map { OpaquePointer($0) }, result, nil)
          guard let reply else { return }
          defer { g_variant_unref(reply) }
          PortalListener.listener(pointer)?.readSettings(reply)
        }, pointer)
    }
  }

  /// Reads a reply of type `(a{sa{sv}})`: values by namespace and name.
  private func readSettings(_ reply: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(reply)) == "(a{sa{sv}})" else { return }
    var settings = PortalSettings()
    Self.forEachChild(of: reply) { namespaces in
      Self.forEachEntry(of: namespaces) { namespace, entries in
        guard namespace == Self.namespace else { return }
        Self.forEachEntry(of: entries) { settings.set($0, to: PortalValue($1)) }
      }
    }
    replaceSettings(by: settings)
  }

  /// Reads a signal of type `(ssv)`: namespace, name, value.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    var parts: [OpaquePointer] = []
    for index in 0..<3 { parts.append(g_variant_get_child_value(parameters, gsize(index))) }
    defer { for part in parts { g_variant_unref(part) } }
    guard String(cString: g_variant_get_string(parts[0], nil)) == Self.namespace else { return }
    var changed = settings
    changed.set(String(cString: g_variant_get_string(parts[1], nil)), to: PortalValue(parts[2]))
    replaceSettings(by: changed)
  }

  private func replaceSettings(by settings: PortalSettings) {
    self.settings = settings
    guard settings != reported ?? PortalSettings() else { return }
    reported = settings
    onChange(settings)
  }

  private static func forEachChild(of container: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    for index in 0..<g_variant_n_children(container) {
      guard let child = g_variant_get_child_value(container, index) else { continue }
      body(child)
      g_variant_unref(child)
    }
  }

  private static func forEachEntry(of dictionary: OpaquePointer, _ body: (String, OpaquePointer) -> Void) {
    forEachChild(of: dictionary) { entry in
      guard let name = g_variant_get_child_value(entry, 0), let value = g_variant_get_child_value(entry, 1) else {
        return
      }
      body(String(cString: g_variant_get_string(name, nil)), value)
      g_variant_unref(name)
      g_variant_unref(value)
    }
  }
}
