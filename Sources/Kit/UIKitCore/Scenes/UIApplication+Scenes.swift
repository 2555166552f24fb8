// SPDX-License-Identifier: MIT
import Diagnostics

extension UIApplication {
  /// Creates the scene that the application delegate configures, with its delegate. Does nothing if the application
  /// delegate configures none.
  package func connectScene() {
    let session = UISceneSession(role: .windowApplication)
    let configuration = delegate?.application(
      self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    guard let configuration, configuration !== UISceneConfiguration.notImplemented else { return }
    session.configuration = configuration
    guard let type = delegateClass(of: configuration) else { return }
    guard let sceneDelegate = ObjectMaker.make(type) as? any UISceneDelegate else {
      fatalError("the scene delegate \(type) does not conform to UIWindowSceneDelegate; declare the conformance")
    }
    let scene = UIWindowScene()
    delegatedScenes.append(scene)
    scene.connect(to: session, delegate: sceneDelegate)
    guard scene.windows.isEmpty else { return }
    warn(
      "\(type) has created no window, and there are no storyboards; create one in scene(_:willConnectTo:options:) with "
        + "UIWindow(windowScene:), and call its makeKeyAndVisible()")
  }

  private func delegateClass(of configuration: UISceneConfiguration) -> NSObject.Type? {
    if let type = configuration.delegateClass as? NSObject.Type { return type }
    let module = delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } } ?? ""
    if let type = NSClassFromString("\(module).SceneDelegate") as? NSObject.Type { return type }
    warn(
      "the application delegate configures scenes, but the module \(module) has no class SceneDelegate; set "
        + "delegateClass of the UISceneConfiguration to the class of the scene's delegate")
    return nil
  }
}
