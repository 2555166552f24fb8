// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Geometric values as objects.
@MainActor
final class GeometricValueTests: XCTestCase {
  func testGeometricValuesRoundTripThroughNSValue() async {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    XCTAssertEqual(NSValue(cgAffineTransform: affine).cgAffineTransformValue, affine)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    let transform = CATransform3DMakeRotation(1, 1, 2, 3)
    XCTAssertEqual(NSValue(caTransform3D: transform).caTransform3DValue, transform)
  }

  func testStructuresAreCastToObjectsAndBack() async {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let transform = CATransform3DMakeRotation(1, 1, 2, 3)
    let values: [Any] = [
      rect, rect.origin, rect.size, CGVector(dx: 1, dy: 2), CGAffineTransform(scaleX: 2, y: 3), transform,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), NSDirectionalEdgeInsets.zero, UIOffset.zero,
    ]
    for value in values { XCTAssertNotNil(value as? NSValue, "\(value)") }
    XCTAssertEqual((rect as Any as? NSValue)?.cgRectValue, rect)
    XCTAssertEqual(NSValue(cgRect: rect) as Any as? CGRect, rect)
    XCTAssertEqual(NSValue(caTransform3D: transform) as Any as? CATransform3D, transform)
    XCTAssertNil(NSValue(cgRect: rect) as Any as? CGSize)
    XCTAssertNil(NSValue(cgSize: rect.size) as Any as? CGPoint)
    XCTAssertEqual((CGFloat(1.5) as Any as? NSNumber)?.doubleValue, 1.5)
    XCTAssertEqual(NSNumber(value: 3) as Any as? CGFloat, 3)
  }

  func testTheValuesOfALayerAreObjectsToo() async {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.opacity = 0.5
    XCTAssertEqual((layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue, CGSize(width: 30, height: 40))
    XCTAssertEqual((layer.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue, 0.5)
    XCTAssertEqual(layer.value(forKeyPath: "position") as? CGPoint, CGPoint(x: 25, y: 40))
    layer.setValue(NSValue(cgPoint: .zero), forKeyPath: "position")
    XCTAssertEqual(layer.position, .zero)
  }

  func testValuesAreReadFromTextAndWrittenAsText() async {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
    XCTAssertEqual(NSCoder.string(for: rect), "{{1, -2.5}, {3, 4}}")
    XCTAssertEqual(NSCoder.cgRect(for: "{{1, -2.5}, {3, 4}}"), rect)
    XCTAssertEqual(NSCoder.cgPoint(for: "{1,2}"), CGPoint(x: 1, y: 2))
    XCTAssertEqual(NSCoder.cgPoint(for: "no point"), .zero)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    XCTAssertEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: affine)), affine)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
  }

  func testAnimationAcceptsATransformInAnNSValue() async {
    let host = ManualHost(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.addSubview(view)
    host.flush()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(animation, forKey: nil)
    host.advance(by: 0.5)
    XCTAssertEqual(view.layer.presentation()?.transform.m41 ?? 0, 50, accuracy: 2)
    host.window.close()
  }
}
