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
