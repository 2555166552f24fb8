// SPDX-License-Identifier: MIT

/// The edit actions, such as `UIResponderStandardEditActions.copy`.
///
/// In UIKit it is a protocol to which only responders conform. Here it is another name of the class, because a
/// `Selector` is made of a method of a class.
public typealias UIResponderStandardEditActions = UIResponder
