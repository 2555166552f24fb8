// SPDX-License-Identifier: MIT
import UIKit

/// The pages and the transition styles of the gallery, in the order in which they are listed.
enum Catalog {
  static let pages: [Page] = [
    PushPage.entry,
    NavigatePage.entry,
    PresentPage.entry,
    TabsPage.entry,
    InterruptPage.entry,
    MotionLabPage.entry,
    ContainerPage.entry,
    LayoutPage.entry,
    ComparePage.entry,
    ControlsPage.entry,
  ]

  static let styles: [TransitionStyle] = [
    StockStyles.system,
    StockStyles.cover,
    StockStyles.flip,
    StockStyles.dissolve,
    StockStyles.curl,
    SystemStyles.zoom,
    SystemStyles.sheet,
    SlideStyle.entry,
    DropStyle.entry,
    SideStyle.entry,
    RightSlideStyle.entry,
    DiagonalStyle.entry,
    OverlayStyle.byAnimator,
    OverlayStyle.byController,
    InterruptibleStyle.entry,
    AlbumStyle.entry,
    MagicMoveStyle.entry,
    CircleStyle.entry,
    BubbleStyle.entry,
    CrossFadeStyle.entry,
    PanStyle.entry,
    PortalStyle.entry,
    CubeStyle.entry,
    TurnStyle.entry,
    PageFlipStyle.entry,
    FoldStyle.entry,
    CardsStyle.entry,
    NatGeoStyle.entry,
    ExplodeStyle.entry,
    CrumbleStyle.entry,
    DialogStyle.entry,
    DrawerStyle.entry,
    PinchPopStyle.entry,
    LayoutToLayoutStyle.entry,
    ElasticStyle.entry,
    ExpandingCardStyle.entry,
    ArcStyle.entry,
    CascadeStyle.entry,
    PageDepthStyle.entry,
    OmniStyle.entry,
    ZoomSlideStyle.entry,
    DeckStyle.entry,
    TwitterStyle.entry,
    PopTipStyle.entry,
    TaaskyStyle.entry,
    ScanbotStyle.entry,
    PageCurlStyle.entry,
    LayerTransitionStyle.entry,
    WrappedCardStyle.entry,
    ReplacingStyle.entry,
  ]

  static func page(_ id: String) -> Page? { pages.first { $0.id == id } }
  static func style(_ id: String) -> TransitionStyle? { styles.first { $0.id == id } }
}
