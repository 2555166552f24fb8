// SPDX-License-Identifier: MIT
//
// drag-to-pixel SAMPLES COMMAND ARGUMENTS…: starts a program whose window goes back by a swipe to the right after a click,
// drags its page to and fro, and measures the time from each motion event in the server until pixels of the window
// differ. Prints the median, the 99th percentile and the maximum in milliseconds.
//
// The drag is a real one: XTEST moves the server's pointer. A row of pixels across the moving page is read again and
// again on a connection of its own. Between two motions the drag rests for a random time, so that they fall anywhere
// between two refreshes. Use an X server without other windows.

#include "watch-window.h"

enum { STEP_MS = 1000, MAX_SAMPLES = 10000 };
// A motion follows the previous change of pixels after this time at least, and up to this much more.
enum { REST_US = 25000, RANDOM_REST_US = 33333 };
// Places as fractions of the window: of the drag's start and its two ends.
static const double START = 0.4, NEAR = 0.5, FAR = 0.8;
// The pixels from one motion to the next.
static const int STEP = 7;

// Returns the number of samples, or 0 if a motion changes no pixels.
static int measure(double *samples, int count) {
  XImage *pixels = read_row();
  if (!pixels) return 0;
  settle(&pixels);
  move_to(width / 2);
  press(FIRST_BUTTON, true);
  press(FIRST_BUTTON, false);
  settle(&pixels);
  int x = (int)(width * START), step = STEP;
  move_to(x);
  press(FIRST_BUTTON, true);
  for (; x < width * NEAR; x += STEP) {
    move_to(x);
    rest(RANDOM_REST_US);
  }
  int done = 0;
  settle(&pixels);
  for (; done < count; done++) {
    if (x < width * NEAR) step = STEP;
    if (x > width * FAR) step = -STEP;
    x += step;
    rest(REST_US + random() % RANDOM_REST_US);
    double start = now_ms();
    move_to(x);
    if (!wait_for_change(&pixels, STEP_MS)) break;
    samples[done] = now_ms() - start;
  }
  press(FIRST_BUTTON, false);
  XDestroyImage(pixels);
  return done == count ? count : 0;
}

int main(int argument_count, char **arguments) {
  static double samples[MAX_SAMPLES];
  int count = argument_count > 2 ? atoi(arguments[1]) : 0;
  if (count < 1 || count > MAX_SAMPLES) {
    fprintf(stderr, "usage: drag-to-pixel SAMPLES COMMAND ARGUMENTS…\n");
    return 2;
  }
  if (!start_program(arguments + 2)) return 1;
  int measured = measure(samples, count);
  end_program();
  if (!measured) {
    fprintf(stderr, "drag-to-pixel: the drag changed no pixels\n");
    return 1;
  }
  print_times(samples, measured);
  return 0;
}
