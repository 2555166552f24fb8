// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class GuideTests: AutoLayoutTestCase {
  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  func testAViewFillsTheSafeAreaAndFollowsIt() async {
    let controller = UIViewController()
    host.window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0)
    let view = add(to: controller.view)
    fill(view, controller.view.safeAreaLayoutGuide)
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 390, height: 575))

    controller.additionalSafeAreaInsets.top = 50
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 50, width: 390, height: 545))
    XCTAssertEqual(controller.view.safeAreaLayoutGuide.layoutFrame, view.frame)
  }

  func testLayoutSupportsOfAControllerFollowItsSafeArea() async {
    let controller = UIViewController()
    host.window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0)
    let (view, format) = (add(to: controller.view), add(Block(50, 20), to: controller.view))
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: -3),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor, multiplier: 2),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[guide]-7-[format]", metrics: nil,
        views: ["guide": controller.topLayoutGuide, "format": format]))
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 40, height: 572))
    XCTAssertEqual(format.frame.minY, 27)
    XCTAssertEqual(controller.bottomLayoutGuide.length, 5)

    controller.additionalSafeAreaInsets.top = 50
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 50, width: 100, height: 542))
  }

  func testAViewFillsTheMargins() async {
    let view = add()
    fill(view, page.layoutMarginsGuide)
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 384, height: 584))

    page.layoutMargins.left = 30
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 30, y: 8, width: 362, height: 584))
  }

  func testReadableContentIsNotTooWide() async {
    let view = add()
    fill(view, page.readableContentGuide)
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 384, height: 584))

    page.frame.size.width = 1000
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 164, y: 8, width: 672, height: 584))
  }

  func testAGuideSharesTheSpace() async {
    let (a, b) = (UILayoutGuide(), UILayoutGuide())
    page.addLayoutGuide(a)
    page.addLayoutGuide(b)
    let block = add(Block(100, 20))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: page.leftAnchor), block.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.leftAnchor.constraint(equalTo: block.rightAnchor), b.rightAnchor.constraint(equalTo: page.rightAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      block.topAnchor.constraint(equalTo: page.topAnchor),
    ])

    layOut()

    XCTAssertEqual(block.frame, CGRect(x: 100, y: 0, width: 100, height: 20))
    XCTAssertEqual(b.layoutFrame.minX, 200)
    XCTAssertEqual(b.layoutFrame.width, 200)
    page.removeLayoutGuide(b)
    XCTAssertEqual(page.layoutGuides, [a])
    XCTAssertEqual(page.constraints.count, 3)
  }

  func testTheContentOfAScrollViewHasTheSizeOfItsConstraints() async {
    let scrollView = add(UIScrollView())
    fill(scrollView, page.safeAreaLayoutGuide)
    let content = add(Block(50, 2000), to: scrollView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
    ])
    layOut()
    XCTAssertEqual(scrollView.frame, page.bounds)
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 400, height: 2000))
    XCTAssertEqual(content.frame, CGRect(x: 10, y: 0, width: 380, height: 2000))

    scrollView.contentOffset.y = 300
    layOut()
    XCTAssertEqual(content.frame.minY, 0)
  }

  func testTheCenterOfAScrollViewIsThatOfItsFrame() async {
    let scrollView = add(UIScrollView())
    fill(scrollView, page.safeAreaLayoutGuide)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let message = add(Block(100, 20), to: scrollView)
    NSLayoutConstraint.activate([
      message.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      message.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
    ])
    layOut()
    let center = CGPoint(x: page.bounds.width / 2, y: page.bounds.height / 2)
    XCTAssertEqual(message.center, center)
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 400, height: 2000))

    scrollView.contentOffset.y = 300
    layOut()
    XCTAssertEqual(message.center, center, "it scrolls with the content")
  }

  func testAViewAtTheFrameGuideStaysWhereItIsOnScreen() async {
    let scrollView = add(UIScrollView())
    fill(scrollView, page.safeAreaLayoutGuide)
    let content = add(Block(400, 2000), to: scrollView)
    fill(content, scrollView.contentLayoutGuide)
    let header = add(Block(400, 44), to: scrollView)
    header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10).isActive = true
    layOut()

    scrollView.contentOffset.y = 300
    layOut()

    XCTAssertEqual(header.frame.minY, 310)
    XCTAssertEqual(content.frame.minY, 0)
  }
}
