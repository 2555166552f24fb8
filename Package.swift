// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

/// UIKit and QuartzCore live on the main actor, as Apple's do.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Imports show in a module's interface only where it says so.
let explicitImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// The folders of `Sources`, from low to high, and the targets in them: what everything stands on, the way of a frame, the
/// layers, the machine of views, controllers and transitions, the breadth around it, and what clients import.
let folders: KeyValuePairs = [
  "Base": [
    "AccessibilityBus", "CCairo", "CGIO", "CLinux", "CPixbuf", "CSwiftRuntime", "CX11", "CoreGraphics", "DesktopPortal",
    "Diagnostics", "ObjectRuntime", "TimingFunctions", "X11",
  ],
  "Frame": ["RenderTree", "RenderServer"],
  "Layers": ["QuartzCore"],
  "Kit": ["UIKitCore", "UIKitEffects", "UIKitControls", "UIKitControllers"],
  "Parts": [
    "Cassowary", "RigidBodies", "UIKitAccessibility", "UIKitAutoLayout", "UIKitCollections", "UIKitTables",
    "UIKitContainers", "UIKitDragAndDrop", "UIKitDynamics", "UIKitInspector",
  ],
  "UIKit": ["UIKit", "UIKitTesting", "_Testing_CoreGraphics", "_Testing_UIKit"],
  "Gallery": ["Gallery"],
]

/// The READMEs below a target's folder; the compiler has no use for them.
func readmes(in path: String) -> [String] {
  let folder = "\(Context.packageDirectory)/\(path)"
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix("README.md") }
}

/// What a product of views needs beside them: the cross-import overlays that `import Testing` looks for beside modules
/// of these names.
let overlays = ["_Testing_CoreGraphics", "_Testing_UIKit"]

/// The libraries that programs depend on. All after the first two are parts of `UIKit`, for programs that do without the
/// rest; each has the layers below it, too.
///
/// They are products and not traits, because the package manager passes traits to the compiler as flags, in an order that
/// differs from plan to plan. A client's build would compile the library again after a file was added or a build failed.
let products = [
  "UIKit", "UIKitTesting", "UIKitControllers", "UIKitCollections", "UIKitTables", "UIKitContainers", "UIKitAutoLayout",
  "UIKitDragAndDrop", "UIKitDynamics",
]

/// What the tests of UIKit's layers have in common.
let fixtures: [Target.Dependency] = ["UIKitFixtures", "LeakTesting", "EffortTesting"]

let package = Package(
  name: "Passage",
  targets: [
    .systemLibrary(
      name: "CX11", pkgConfig: "xpresent",
      providers: [
        .apt([
          "libx11-dev", "libx11-xcb-dev", "libxrender-dev", "libxext-dev", "libxpresent-dev", "libxrandr-dev",
          "libxi-dev", "libxfixes-dev", "libxcursor-dev",
        ])
      ]),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CSwiftRuntime"),

    .target(name: "Diagnostics", dependencies: ["CLinux"]),
    .target(name: "Cassowary", dependencies: ["Diagnostics"]),
    .target(name: "RigidBodies"),
    .target(
      name: "DesktopPortal", dependencies: ["Diagnostics", "CGIO"],
      swiftSettings: explicitImports),
    .target(
      name: "AccessibilityBus", dependencies: ["Diagnostics", "CGIO", "DesktopPortal"], swiftSettings: explicitImports),
    .target(
      name: "X11", dependencies: ["Diagnostics", "CX11", "CLinux", "DesktopPortal"],
      swiftSettings: explicitImports),
    .target(
      name: "CoreGraphics", dependencies: ["Diagnostics", "CCairo", "CPixbuf"]),
    .target(
      name: "TimingFunctions", dependencies: ["Diagnostics"]),
    .target(
      name: "RenderTree", dependencies: ["Diagnostics", "TimingFunctions", "CoreGraphics"]),
    .target(
      name: "RenderServer",
      dependencies: ["Diagnostics", "RenderTree", "CoreGraphics", "X11", "CX11", "CCairo", "CLinux"],
      swiftSettings: explicitImports),
    .target(name: "ObjectRuntime", dependencies: ["CSwiftRuntime", "Diagnostics"]),
    .target(
      name: "QuartzCore",
      dependencies: ["Diagnostics", "TimingFunctions", "RenderTree", "CoreGraphics", "ObjectRuntime"],
      swiftSettings: mainActor),
    // UIKit in layers, each of which stands on those before it.
    .target(
      name: "UIKitCore",
      dependencies: [
        "Diagnostics", "QuartzCore", "RenderServer", "RenderTree", "TimingFunctions", "CoreGraphics", "X11",
        "DesktopPortal", "CLinux",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKitEffects", dependencies: ["Diagnostics", "UIKitCore", "QuartzCore", "CoreGraphics"],
      swiftSettings: mainActor),
    .target(
      name: "UIKitControls", dependencies: ["Diagnostics", "UIKitCore", "UIKitEffects", "QuartzCore", "CoreGraphics"],
      swiftSettings: mainActor),
    .target(
      name: "UIKitAutoLayout",
      dependencies: ["Diagnostics", "Cassowary", "UIKitCore", "UIKitControls", "CoreGraphics"], swiftSettings: mainActor
    ),
    .target(
      name: "UIKitControllers",
      dependencies: [
        "Diagnostics", "UIKitCore", "UIKitControls", "UIKitEffects", "QuartzCore", "RenderTree", "TimingFunctions",
        "CoreGraphics",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKitCollections",
      dependencies: [
        "Diagnostics", "UIKitCore", "UIKitControls", "UIKitControllers", "QuartzCore", "RenderTree", "TimingFunctions",
        "CoreGraphics",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKitTables",
      dependencies: [
        "Diagnostics", "UIKitCore", "UIKitControls", "UIKitEffects", "UIKitControllers", "UIKitCollections",
        "QuartzCore", "CoreGraphics",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKitContainers",
      dependencies: [
        "Diagnostics", "UIKitCore", "UIKitControls", "UIKitEffects", "UIKitControllers", "QuartzCore", "RenderTree",
        "TimingFunctions", "CoreGraphics",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKitDynamics",
      dependencies: ["Diagnostics", "RigidBodies", "UIKitCore", "UIKitCollections", "QuartzCore", "CoreGraphics"],
      swiftSettings: mainActor),
    .target(
      name: "UIKitDragAndDrop",
      dependencies: ["Diagnostics", "X11", "UIKitCore", "QuartzCore", "CoreGraphics"], swiftSettings: mainActor),
    .target(
      name: "UIKitAccessibility",
      dependencies: [
        "AccessibilityBus", "X11", "UIKitCore", "UIKitControls", "UIKitControllers", "UIKitCollections", "UIKitTables",
        "CoreGraphics",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKitInspector",
      dependencies: [
        "Diagnostics", "UIKitCore", "UIKitControls", "UIKitControllers", "QuartzCore", "TimingFunctions",
        "CoreGraphics",
      ], swiftSettings: mainActor),
    .target(
      name: "UIKit",
      dependencies: [
        "Diagnostics", "UIKitCore", "UIKitControls", "UIKitEffects", "UIKitControllers", "UIKitCollections",
        "UIKitTables", "UIKitContainers", "UIKitAutoLayout", "UIKitDragAndDrop", "UIKitDynamics", "UIKitInspector",
        "UIKitAccessibility",
      ]),
    .target(
      name: "UIKitTesting",
      dependencies: ["Diagnostics", "UIKitControllers", "QuartzCore", "RenderServer", "RenderTree", "X11"],
      swiftSettings: mainActor),
    .target(
      name: "Assets", path: "assets",
      exclude: [
        "README.md", "passage-gallery.desktop", "compare.png", "home.png",
        "passage-gallery.metainfo.xml", "push.gif",
      ],
      resources: [.copy("icon"), .copy("pictures"), .copy("album")]),
    .target(
      name: "Gallery", dependencies: ["Diagnostics", "UIKit", "Assets"],
      swiftSettings: mainActor, plugins: ["BundleSources"]),
    .executableTarget(name: "gallery", dependencies: ["Gallery"], path: "Sources/Gallery/GalleryProgram"),
    .plugin(name: "BundleSources", capability: .buildTool()),
    .executableTarget(name: "bench", path: "Benchmarks/Sources/Bench"),
    .executableTarget(
      name: "scroll", dependencies: ["UIKit", "UIKitTesting"], path: "Benchmarks/Sources/Scroll",
      swiftSettings: mainActor),
    .executableTarget(
      name: "growth", dependencies: ["UIKit", "UIKitTesting"], path: "Benchmarks/Sources/Growth",
      swiftSettings: mainActor),
    .executableTarget(
      name: "fresh", dependencies: ["UIKit"], path: "Benchmarks/Sources/Fresh", swiftSettings: mainActor),
    .executableTarget(
      name: "layout", dependencies: ["UIKit"], path: "Benchmarks/Sources/Layout", swiftSettings: mainActor),
    .executableTarget(name: "draw-assets", dependencies: ["CoreGraphics"], path: "Sources/Tools/DrawAssets"),
    .executableTarget(name: "check-docs", path: "Sources/Tools/CheckDocs"),
    .executableTarget(name: "check-sources", path: "Sources/Tools/CheckSources"),

    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .systemLibrary(name: "CXTest", path: "Tests/Support/CXTest", providers: [.apt(["libxtst-dev", "libxres-dev"])]),
    .target(name: "EffortTesting", path: "Tests/Support/EffortTesting"),
    .target(name: "CompilerTesting", path: "Tests/Support/CompilerTesting"),
    .target(
      name: "DiagnosticsTesting", dependencies: ["Diagnostics"], path: "Tests/Support/DiagnosticsTesting",
      swiftSettings: explicitImports),
    .target(
      name: "DesktopTesting", dependencies: ["Diagnostics", "X11", "CX11", "CXTest", "CGIO"],
      path: "Tests/Support/DesktopTesting",
      swiftSettings: explicitImports),
    .executableTarget(
      name: "abuse", dependencies: ["DesktopTesting", "X11", "CX11", "CCairo"], path: "Tests/Abuse",
      exclude: ["openbox.xml", "README.md"], swiftSettings: explicitImports),
    .target(
      name: "LayerTesting", dependencies: ["RenderTree", "CoreGraphics"], path: "Tests/Support/LayerTesting"),
    .target(name: "LeakTesting", dependencies: ["UIKit", "QuartzCore"], path: "Tests/Support/LeakTesting"),
    .executableTarget(
      name: "DiagnosticsProgram", dependencies: ["Diagnostics"], path: "Tests/Support/DiagnosticsProgram"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "DiagnosticsProgram"]),
    .testTarget(name: "CheckDocsTests", dependencies: ["check-docs"]),
    .testTarget(name: "CheckSourcesTests", dependencies: ["check-sources"]),
    .testTarget(name: "RefusedCodeTests", dependencies: ["UIKit", "CompilerTesting"]),
    .executableTarget(
      name: "EndingProgram", dependencies: ["UIKit"], path: "Tests/Support/EndingProgram", swiftSettings: mainActor),
    .executableTarget(
      name: "MistakeProgram", dependencies: ["UIKit"], path: "Tests/Support/MistakeProgram", swiftSettings: mainActor),
    .testTarget(name: "GalleryTests", dependencies: ["DesktopTesting", "EndingProgram", "X11", "CX11"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "EffortTesting"]),
    .testTarget(name: "RigidBodiesTests", dependencies: ["RigidBodies"]),
    .testTarget(name: "DesktopPortalTests", dependencies: ["DesktopPortal", "DesktopTesting"]),
    .testTarget(name: "AccessibilityBusTests", dependencies: ["AccessibilityBus"]),
    .testTarget(
      name: "X11Tests", dependencies: ["X11", "CX11", "DesktopPortal", "DesktopTesting", "DiagnosticsTesting"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CCairo", "DiagnosticsTesting"]),
    .testTarget(name: "TimingFunctionsTests", dependencies: ["TimingFunctions"]),
    .testTarget(
      name: "RenderTreeTests", dependencies: ["RenderTree", "TimingFunctions", "CoreGraphics", "LayerTesting"]),
    .testTarget(
      name: "GalleryCommandTests",
      dependencies: [
        "Gallery", "Diagnostics", "DiagnosticsTesting", "UIKit", "CoreGraphics", "X11", "LeakTesting", "EffortTesting",
        "CompilerTesting",
      ]),
    .testTarget(
      name: "SeedTests", dependencies: ["Gallery", "UIKit", "TimingFunctions", "DiagnosticsTesting", "LeakTesting"],
      exclude: readmes(in: "Tests/SeedTests")),
    .testTarget(
      name: "RenderServerTests",
      dependencies: [
        "RenderServer", "RenderTree", "TimingFunctions", "CoreGraphics", "X11", "CX11", "DesktopTesting",
        "DiagnosticsTesting",
      ]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "QuartzCore", "RenderTree", "TimingFunctions", "CoreGraphics", "ObjectRuntime", "LayerTesting",
        "DiagnosticsTesting",
      ]),
    .testTarget(name: "UIKitCoreAloneTests", dependencies: ["UIKitCore"]),
    .testTarget(
      name: "UIKitAutoLayoutTests",
      dependencies: ["UIKit", "UIKitAutoLayout", "UIKitCore", "UIKitTesting", "Diagnostics", "DiagnosticsTesting"]),
    .testTarget(name: "UIKitEffectsTests", dependencies: ["UIKit", "UIKitEffects", "UIKitTesting"]),
    .testTarget(name: "UIKitDynamicsTests", dependencies: ["UIKit", "UIKitDynamics", "UIKitTesting", "QuartzCore"]),
    .testTarget(
      name: "UIKitTablesTests",
      dependencies: ["UIKit", "UIKitTables", "UIKitCollections", "UIKitCore", "LeakTesting", "DiagnosticsTesting"]),
    .testTarget(
      name: "UIKitContainersTests",
      dependencies: [
        "UIKit", "UIKitContainers", "UIKitCore", "UIKitTesting", "UIKitControllers", "RenderTree", "EffortTesting",
      ]),
    .testTarget(name: "UIKitTestingTests", dependencies: ["UIKitTesting", "UIKit"]),
    .target(
      name: "UIKitFixtures", dependencies: ["UIKit", "DesktopTesting"], path: "Tests/Support/UIKitFixtures"),
    .testTarget(
      name: "UIKitCoreTests", dependencies: fixtures + ["DiagnosticsTesting", "LayerTesting", "MistakeProgram"]),
    .testTarget(name: "UIKitControlsTests", dependencies: fixtures + ["DiagnosticsTesting"]),
    .testTarget(name: "UIKitControllersTests", dependencies: fixtures + ["DiagnosticsTesting"]),
    .testTarget(name: "UIKitCollectionsTests", dependencies: fixtures + ["DiagnosticsTesting"]),
    .testTarget(name: "UIKitInspectorTests", dependencies: fixtures + ["DiagnosticsTesting"]),
    .testTarget(name: "UIKitDragAndDropTests", dependencies: fixtures + ["UIKitDragAndDrop", "X11"]),
    .testTarget(name: "UIKitAccessibilityTests", dependencies: fixtures + ["UIKitAccessibility", "AccessibilityBus"]),
    .testTarget(name: "UIKitLoggingTests", dependencies: ["UIKit", "DiagnosticsTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

for (folder, names) in folders {
  for target in package.targets where names.contains(target.name) {
    let path = "Sources/\(folder)/\(target.name)"
    target.path = path
    target.exclude += readmes(in: path)
  }
}

// A target and a product name everything that they stand on, not only what they import: a stored property that is added to
// a class moves those of all its subclasses, but the package manager compiles a target again only if a module has changed
// that its dependencies name, and `UIKit`, which only exports others, never changes.
let below = package.targets.reduce(into: [String: Set<String>]()) { below, target in
  let names = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  below[target.name] = names.reduce(into: Set(names)) { $0.formUnion(below[$1] ?? []) }
}
for target in package.targets {
  target.dependencies = (below[target.name] ?? []).sorted().map { .byName(name: $0) }
}
let libraries = Set(package.targets.filter { $0.type == .regular }.map(\.name))
package.products = products.map { product in
  let targets = Set([product] + overlays).union(below[product] ?? []).intersection(libraries)
  return .library(name: product, targets: targets.sorted())
}

// The scripts' flavours compile some targets in another way than the package manager; see scripts/lib/swift.sh.
let flavour = Context.environment["PASSAGE_FLAVOUR"]
let engines = ["TimingFunctions", "Cassowary", "RigidBodies", "RenderTree", "RenderServer"]
// The programs that people run, and that are measured.
let programs = ["gallery", "scroll", "growth", "fresh", "layout"]
for target in package.targets {
  var options = Context.environment["PASSAGE_STRICT"] == nil ? [] : ["-warnings-as-errors"]
  switch (flavour, target.type) {
  case ("development", .test):
    // The package manager finds tests in an index, and nothing else needs one.
    options += ["-index-store-path", Context.environment["PASSAGE_INDEX"] ?? ""]
  case ("development", _) where engines.contains(target.name):
    // What runs in each frame is optimised, with its assertions, and all else is compiled fast. Optimised file by file it
    // runs as fast as optimised as a whole, and is compiled on all processors.
    options += ["-O", "-assert-config", "Debug"]
  case ("optimised", .test):
    // The tests are of optimised code, but need not be optimised themselves.
    options.append("-Onone")
  case ("optimised", .executable) where programs.contains(target.name):
    let link = Context.environment["PASSAGE_LINK"] ?? ""
    target.linkerSettings = [.unsafeFlags(link.split(separator: " ").map(String.init))]
  default: break
  }
  let isCompiled = target.type != .system && target.type != .plugin
  if isCompiled, !options.isEmpty { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(options)] }
}

// The fuzzer brings its own `main`, and is linked only where `scripts/fuzz` asks for it.
if Context.environment["PASSAGE_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CRawEvents", path: "Fuzz/RawEvents"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "RenderServer", "RenderTree", "TimingFunctions", "CoreGraphics", "X11", "CX11", "CXTest", "CRawEvents",
      ],
      path: "Fuzz/Sources", swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ]
}
