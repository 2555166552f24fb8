// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import Foundation

/// The faults that the program has to tolerate or to report.
enum FaultTable {
  static let all = extensions + depths + connection + surroundings + limits + windows + endings + clipboards

  private static let lost = Fault.Outcome.exits(4, saying: "lost the X display")

  /// The extensions that an X server may lack, by their names in the protocol.
  private static let extensions: [Fault] =
    [
      "Present", "RANDR", "XFIXES", "MIT-SHM", "Composite", "DAMAGE", "DOUBLE-BUFFER", "SYNC", "XInputExtension",
      "XKEYBOARD", "SHAPE", "XTEST", "BIG-REQUESTS", "XC-MISC", "Generic Event Extension",
    ].map { (name: String) in Fault(name: "without \(name)", hiddenExtension: name) } + [
      Fault(
        name: "without RENDER", hiddenExtension: "RENDER",
        outcome: .exits(3, saying: "RENDER"))
    ]

  private static let depths = [8, 15, 16, 24, 30].map { Fault(name: "depth \($0)", depth: $0) }

  private static let connection: [Fault] = [
    Fault(name: "server killed", event: { $0.server.signal(SIGKILL) }, outcome: lost),
    Fault(name: "server ended", event: { $0.server.signal(SIGTERM) }, outcome: lost),
    Fault(name: "connection cut", event: { $0.proxy.cut() }, outcome: lost),
    Fault(
      name: "connection stalled",
      event: {
        $0.proxy.stall()
        usleep(stall)
        $0.proxy.resume()
      }),
    Fault(
      name: "server stopped",
      event: {
        $0.server.signal(SIGSTOP)
        usleep(stall)
        $0.server.signal(SIGCONT)
      }),
    Fault(
      name: "program stopped",
      event: {
        kill($0.program.pid, SIGSTOP)
        usleep(stall)
        kill($0.program.pid, SIGCONT)
      }),
    Fault(
      name: "server grabbed",
      event: {
        guard let display = $0.desktop?.display else { return }
        XGrabServer(display)
        XSync(display, False)
        usleep(stall)
        XUngrabServer(display)
        XSync(display, False)
      }),
  ]

  /// The duration of a stall, in microseconds.
  private static let stall: UInt32 = 500_000

  private static let emptyFontConfiguration: String = {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts.conf")
    try? Data("<fontconfig/>".utf8).write(to: file)
    return file.path
  }()

  private static let surroundings: [Fault] = [
    Fault(name: "no fonts", environment: ["FONTCONFIG_FILE": emptyFontConfiguration]),
    Fault(name: "no home", shell: "unset HOME; exec \"$@\""),
    Fault(
      name: "no writable folder",
      environment: ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "TMPDIR": "/nonexistent"],
      shell: "cd /proc && exec \"$@\""),
    Fault(name: "standard streams closed", shell: "exec \"$@\" <&- >&- 2>&-"),
    Fault(
      name: "full disk", arguments: ["record", "--style", "system", "--size", "200x200", "--out", "/dev/full"],
      outcome: .exits(1, saying: "No space left on device")),
    Fault(
      name: "full standard output", arguments: ["--list"], shell: "exec \"$@\" >/dev/full",
      outcome: .exits(1, saying: "No space left on device")),
  ]

  private static let limits =
    (5...10).map {
      Fault(
        name: "\($0) file descriptors", shell: "ulimit -n \($0); exec \"$@\"",
        outcome: .exits(1, saying: "ulimit -n"))
    }
    + [250, 350, 450].map {
      Fault(
        name: "\($0) MB of memory", shell: "ulimit -v \($0)000; exec \"$@\"", outcome: .exits(1, saying: "ulimit -v"))
    }

  /// SIGTERM while something is between the program and the server.
  private static let endings = [
    ending("server stopped") { $0.server.signal(SIGSTOP) },
    ending("connection stalled") { $0.proxy.stall() },
    ending("slow line") { $0.proxy.speed = SocketProxy.Speed(megabitsPerSecond: 0.001, delay: 5) },
  ]

  private static func ending(_ name: String, _ obstruct: @escaping Fault.Event) -> Fault {
    Fault(
      name: "asked to end, \(name)",
      event: {
        try obstruct($0)
        kill($0.program.pid, SIGTERM)
      }, outcome: .dies(ofSignal: SIGTERM))
  }

  /// A paste from a program that does not follow the conventions.
  private static let clipboards = HostileClipboardOwner.Behavior.allCases.map { behavior in
    Fault(
      name: "clipboard: \(behavior.rawValue)", arguments: ["--page", "push", "--size", "1000x600"],
      event: { try $0.paste(from: behavior) })
  }

  private static let windows: [Fault] = [
    Fault(
      name: "window destroyed by another client",
      event: { stage in
        _ = stage.desktop?.connection.trappingErrors { XDestroyWindow(stage.desktop?.display, stage.window) }
      },
      outcome: .exits(0, saying: "")),
    Fault(
      name: "killed with XKillClient",
      event: { stage in
        _ = stage.desktop?.connection.trappingErrors { XKillClient(stage.desktop?.display, stage.window) }
      },
      outcome: lost),
  ]
}
