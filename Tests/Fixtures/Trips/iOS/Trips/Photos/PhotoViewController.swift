// SPDX-License-Identifier: MIT
import UIKit

private var observationContext = 0

/// A photo that can be pinched and double-tapped.
final class PhotoViewController: UIViewController {
  let photo: Photo
  let scrollView = UIScrollView()
  private let imageView = UIImageView()

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    imageView.image = makeImage()
    imageView.isUserInteractionEnabled = true
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggleZoom(_:)))
    doubleTap.numberOfTapsRequired = 2
    imageView.addGestureRecognizer(doubleTap)
  }

  deinit {
    scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), context: &observationContext)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new], context: &observationContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &observationContext, let size = change?[.newKey] as? CGSize else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let x = max((scrollView.bounds.width - size.width) / 2, 0)
    let y = max((scrollView.bounds.height - size.height) / 2, 0)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.zoomScale = 1
    scrollView.frame = view.bounds
    imageView.frame = CGRect(origin: .zero, size: view.bounds.size)
    imageView.contentMode = .scaleAspectFit
    scrollView.contentSize = view.bounds.size
  }

  private func makeImage() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
      Theme.color(of: photo).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
      UIColor.white.withAlphaComponent(0.4).setStroke()
      let path = UIBezierPath(roundedRect: CGRect(x: 20, y: 20, width: 260, height: 160), cornerRadius: 12)
      path.lineWidth = 6
      path.stroke()
    }
  }

  @objc private func toggleZoom(_ recognizer: UITapGestureRecognizer) {
    guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
    let center = recognizer.location(in: imageView)
    let size = CGSize(width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
  }
}

extension PhotoViewController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }
}
