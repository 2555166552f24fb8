// SPDX-License-Identifier: MIT
//
// The frames of the hand-written transitions, each with the X Render requests that cost an X server least.

#include "scene.h"

#include <cairo-xlib.h>
#include <math.h>
#include <string.h>

enum { SHADOW_WIDTH = 20, SHADOW_STEP = 1000, CORNER = 16, STRIP_WIDTH = 4 };

static const double PARALLAX = 0.3;
static const double DIMMING = 0.3;
// The sheet's share of the window's width and height.
static const double SHEET_WIDTH = 0.75;
static const double SHEET_HEIGHT = 0.875;
// The scale of a page that grows to its full size.
static const double LEAST_SCALE = 0.5;
// The distance of the eye from a page that turns, in pixels.
static const double EYE = 2000;

const char *const composition_names = "push|slide|dissolve|sheet|scale|flip";

static void fill(struct scene *s, Picture target, XRenderColor color, int operator) {
  XRenderFillRectangle(s->display, operator, target, &color, 0, 0, s->options.width, s->options.height);
}

static void dim(struct scene *s, Picture target, double progress, int width) {
  XRenderColor dimming = {.alpha = (unsigned short)(DIMMING * progress * 65535)};
  XRenderFillRectangle(s->display, PictOpOver, target, &dimming, 0, 0, width, s->options.height);
}

static void set_transform(struct scene *s, Picture picture, double x_scale, double x, double y_scale, double y) {
  XTransform transform = {{{XDoubleToFixed(x_scale), 0, XDoubleToFixed(x)},
                           {0, XDoubleToFixed(y_scale), XDoubleToFixed(y)},
                           {0, 0, XDoubleToFixed(1)}}};
  XRenderSetPictureTransform(s->display, picture, &transform);
}

// ---- The compositions

static void compose_push(struct scene *s, Picture target, double progress) {
  int width = s->options.width, height = s->options.height;
  int covered = (int)(progress * width + 0.5);
  int edge = width - covered;
  if (edge > 0) {
    XRenderComposite(s->display, PictOpSrc, s->page[0], None, target, (int)(covered * PARALLAX), 0, 0, 0, 0, 0, edge,
                     height);
    dim(s, target, progress, edge);
    XRenderComposite(s->display, PictOpOver, s->shadow, None, target, 0, 0, 0, 0, edge - SHADOW_WIDTH, 0, SHADOW_WIDTH,
                     height);
  }
  if (covered > 0) {
    XRenderComposite(s->display, PictOpSrc, s->page[1], None, target, 0, 0, 0, 0, edge, 0, covered, height);
  }
}

static void compose_slide(struct scene *s, Picture target, double progress) {
  int width = s->options.width, height = s->options.height;
  int covered = (int)(progress * width + 0.5);
  if (covered < width) {
    XRenderComposite(s->display, PictOpSrc, s->page[0], None, target, covered, 0, 0, 0, 0, 0, width - covered, height);
  }
  if (covered > 0) {
    XRenderComposite(s->display, PictOpSrc, s->page[1], None, target, 0, 0, 0, 0, width - covered, 0, covered, height);
  }
}

static void compose_dissolve(struct scene *s, Picture target, double progress) {
  int width = s->options.width, height = s->options.height;
  XRenderComposite(s->display, PictOpSrc, s->page[0], None, target, 0, 0, 0, 0, 0, 0, width, height);
  XRenderColor color = {.alpha = (unsigned short)(progress * 65535)};
  Picture mask = XRenderCreateSolidFill(s->display, &color);
  XRenderComposite(s->display, PictOpOver, s->page[1], mask, target, 0, 0, 0, 0, 0, 0, width, height);
  XRenderFreePicture(s->display, mask);
}

// The upper corners are blended, and the rest is copied.
static void compose_sheet(struct scene *s, Picture target, double progress) {
  int width = s->options.width, height = s->options.height;
  XRenderComposite(s->display, PictOpSrc, s->page[0], None, target, 0, 0, 0, 0, 0, 0, width, height);
  dim(s, target, progress, width);
  int sheet = (int)(width * SHEET_WIDTH), x = (width - sheet) / 2;
  int y = height - (int)(height * SHEET_HEIGHT * progress);
  if (y >= height) return;
  int right = sheet - CORNER;
  XRenderComposite(s->display, PictOpOver, s->sheet, None, target, 0, 0, 0, 0, x, y, CORNER, CORNER);
  XRenderComposite(s->display, PictOpOver, s->sheet, None, target, right, 0, 0, 0, x + right, y, CORNER, CORNER);
  XRenderComposite(s->display, PictOpSrc, s->page[1], None, target, CORNER, 0, 0, 0, x + CORNER, y, sheet - 2 * CORNER,
                   CORNER);
  if (y + CORNER >= height) return;
  XRenderComposite(s->display, PictOpSrc, s->page[1], None, target, 0, CORNER, 0, 0, x, y + CORNER, sheet,
                   height - y - CORNER);
}

static void compose_scale(struct scene *s, Picture target, double progress) {
  int width = s->options.width, height = s->options.height;
  double scale = LEAST_SCALE + (1 - LEAST_SCALE) * progress;
  int w = (int)(width * scale), h = (int)(height * scale);
  fill(s, target, (XRenderColor){0x1999, 0x1999, 0x1999, 0xffff}, PictOpSrc);
  set_transform(s, s->page[1], (double)width / w, 0, (double)height / h, 0);
  XRenderSetPictureFilter(s->display, s->page[1], FilterBilinear, NULL, 0);
  XRenderComposite(s->display, PictOpOver, s->page[1], None, target, 0, 0, 0, 0, (width - w) / 2, (height - h) / 2, w,
                   h);
}

// A page that turns about the vertical axis, as strips that are only scaled.
static void compose_flip(struct scene *s, Picture target, double progress) {
  int width = s->options.width, height = s->options.height;
  double angle = progress * M_PI;
  Picture page = s->page[angle > M_PI / 2];
  if (angle > M_PI / 2) angle -= M_PI;
  double middle_x = width / 2., middle_y = height / 2., cosine = cos(angle), sine = sin(angle);
  fill(s, target, (XRenderColor){0x1999, 0x1999, 0x1999, 0xffff}, PictOpSrc);
  if (fabs(cosine) < 0.01) return;
  XRenderSetPictureFilter(s->display, page, FilterBilinear, NULL, 0);
  XRenderPictureAttributes attributes = {.repeat = RepeatPad};
  XRenderChangePicture(s->display, page, CPRepeat, &attributes);
  double left = fmax(middle_x - middle_x * cosine / (1 - middle_x * sine / EYE), 0);
  double right = fmin(middle_x + middle_x * cosine / (1 + middle_x * sine / EYE), width);
  for (int x = (int)left; x < right; x += STRIP_WIDTH) {
    double dx = x + STRIP_WIDTH / 2. - middle_x;
    double source = dx / (cosine - dx * sine / EYE), depth = 1 + source * sine / EYE;
    double step = (dx + 1) / (cosine - (dx + 1) * sine / EYE) - source;
    double top = middle_y - height / depth / 2;
    set_transform(s, page, step, source + middle_x - step * (x + STRIP_WIDTH / 2.), depth, -top * depth);
    int y = (int)fmax(ceil(top), 0), bottom = (int)fmin(floor(top + height / depth), height);
    XRenderComposite(s->display, PictOpSrc, page, None, target, x, y, 0, 0, x, y, STRIP_WIDTH, bottom - y);
  }
}

composition *composition_named(const char *style) {
  if (!strcmp(style, "push")) return compose_push;
  if (!strcmp(style, "slide")) return compose_slide;
  if (!strcmp(style, "dissolve")) return compose_dissolve;
  if (!strcmp(style, "sheet")) return compose_sheet;
  if (!strcmp(style, "scale")) return compose_scale;
  return strcmp(style, "flip") ? NULL : compose_flip;
}

// ---- Pictures

static Picture make_argb_picture(struct scene *s, int width, int height) {
  Pixmap pixmap = XCreatePixmap(s->display, s->window, width, height, 32);
  XRenderPictFormat *format = XRenderFindStandardFormat(s->display, PictStandardARGB32);
  Picture picture = XRenderCreatePicture(s->display, pixmap, format, 0, NULL);
  XFreePixmap(s->display, pixmap);
  return picture;
}

void make_pictures(struct scene *s) {
  // A gradient that darkens to the right, where the page's edge is.
  s->shadow = make_argb_picture(s, SHADOW_WIDTH, s->options.height);
  for (int x = 0; x < SHADOW_WIDTH; x++) {
    XRenderColor color = {.alpha = x * SHADOW_STEP};
    XRenderFillRectangle(s->display, PictOpSrc, s->shadow, &color, x, 0, 1, s->options.height);
  }
  // The second page, of which the upper corners of the sheet are cut row by row.
  int sheet = (int)(s->options.width * SHEET_WIDTH);
  s->sheet = make_argb_picture(s, sheet, s->options.height);
  XRenderComposite(s->display, PictOpSrc, s->page[1], None, s->sheet, 0, 0, 0, 0, 0, 0, sheet, s->options.height);
  for (int y = 0; y < CORNER; y++) {
    double across = CORNER - y - 0.5;
    int cut = (int)(CORNER - sqrt(CORNER * CORNER - across * across));
    XRenderColor clear = {0};
    XRenderFillRectangle(s->display, PictOpSrc, s->sheet, &clear, 0, y, cut, 1);
    XRenderFillRectangle(s->display, PictOpSrc, s->sheet, &clear, sheet - cut, y, cut, 1);
  }
}
