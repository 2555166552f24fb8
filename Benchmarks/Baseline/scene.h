// SPDX-License-Identifier: MIT
//
// What the two halves of the hand-written transitions share: the pictures, and the function that composes a frame.

#ifndef SCENE_H
#define SCENE_H

#include <X11/Xlib.h>
#include <X11/extensions/Xrender.h>
#include <stdbool.h>

struct scene;

// Draws the frame at a progress into a picture. 0 shows the first page, 1 the second.
typedef void composition(struct scene *scene, Picture target, double progress);

struct options {
  bool uses_present, is_idle;
  int labels, width, height;
  double seconds;
  const char *style;
};

struct back_buffer {
  Pixmap pixmap;
  Picture picture;
  bool is_busy;
};

struct scene {
  struct options options;
  Display *display;
  Window window;
  GC gc;
  Pixmap page_pixmap[2];
  Picture page[2];
  // The shadow at the edge of a pushed page, and the second page with rounded corners.
  Picture shadow, sheet;
  struct back_buffer back[2];
  int present_opcode;
  composition *compose;
};

// Returns the composition of a style, or NULL if there is no such style.
composition *composition_named(const char *style);

// The names of the styles, separated by bars.
extern const char *const composition_names;

// Makes the pictures that the compositions need besides the pages.
void make_pictures(struct scene *scene);

#endif
