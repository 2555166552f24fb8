// SPDX-License-Identifier: MIT
import Gallery

GalleryMain.main()
