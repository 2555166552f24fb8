import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 640))
    window.rootViewController = UINavigationController(rootViewController: PageController(number: 1))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class PageController: UIViewController {
  private let number: Int
  private let label = UILabel()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Click for page \(number + 1)"
    label.textAlignment = .center
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.next))
  }

  override func viewDidLayoutSubviews() { label.frame = view.bounds }

  private func next() {
    navigationController?.pushViewController(PageController(number: number + 1), animated: true)
  }
}
