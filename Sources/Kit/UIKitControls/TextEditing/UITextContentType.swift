// SPDX-License-Identifier: MIT

/// The meaning of a text.
///
/// There is no on-screen keyboard that could suggest texts, so that it has no effect.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a meaning with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A last name.
  public static let familyName = Self(rawValue: "family-name")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// The name of a company.
  public static let organizationName = Self(rawValue: "organization-name")
  /// A place, with its address.
  public static let location = Self(rawValue: "location")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A street and a house number.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// An address of a page.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
