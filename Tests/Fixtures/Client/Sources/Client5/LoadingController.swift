// SPDX-License-Identifier: MIT
import UIKit

// Controls, bars, layers and traits as libraries for iOS use them.

class LoadingController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .large)
  private let pageControl = UIPageControl()
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.hidesWhenStopped = true
    spinner.color = .gray
    spinner.startAnimating()
    pageControl.numberOfPages = 3
    pageControl.currentPageIndicatorTintColor = UIColor.black
    pageControl.pageIndicatorTintColor = UIColor.lightGray
    scrollView.refreshControl = UIRefreshControl()
    scrollView.refreshControl?.tintColor = .red
    scrollView.refreshControl?.endRefreshing()
    setUpBars()
    setUpLayers()
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
      (self: LoadingController, previousTraitCollection: UITraitCollection) in
      self.spinner.color = self.traitCollection.userInterfaceStyle == .dark ? .white : .gray
    }
  }

  private func setUpBars() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBlue
    appearance.shadowColor = .clear
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17)]
    appearance.buttonAppearance.normal.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.scrollEdgeAppearance = navigationController?.navigationBar.standardAppearance
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationController?.navigationBar.shadowImage = UIImage()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.setRightBarButton(navigationItem.leftBarButtonItem, animated: true)
    navigationItem.rightBarButtonItem?.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let tabAppearance = UITabBarAppearance()
    tabAppearance.stackedLayoutAppearance.selected.iconColor = .red
    tabBarController?.tabBar.standardAppearance = tabAppearance
    tabBarController?.tabBar.isTranslucent = false
  }

  private func setUpLayers() {
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = UIScreen.main.scale
    view.layer.allowsGroupOpacity = false
    view.layer.isOpaque = false
    view.layer.magnificationFilter = .nearest
    view.layer.cornerCurve = .continuous
    view.layer.compositingFilter = "multiplyBlendMode"
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = false
    format.scale = UIScreen.main.scale
    _ = UIGraphicsImageRenderer(bounds: view.bounds.insetBy(dx: -1, dy: -1), format: format)
    _ = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 1), format: UIGraphicsImageRendererFormat(for: traitCollection))
  }
}

class StackedButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = super.imageRect(forContentRect: contentRect)
    rect.origin = CGPoint(x: contentRect.midX - rect.width / 2, y: contentRect.minY)
    return rect
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
  }

  func setUp() {
    titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    adjustsImageWhenHighlighted = false
  }
}
