// SPDX-License-Identifier: MIT
//
// release-curve RELEASES GALLERY: drags a page of the gallery back at a steady speed, releases it, and compares the steps
// from one presented frame to the next with those of the release's curve. Prints for each release the velocity in pixels
// per second, the number of frames, and the largest difference of a step, in pixels and in per cent of the largest step;
// and in the last line the number of releases, the largest difference of all in per cent, and how many exceed 5 %.
//
// The server reports each frame that the gallery presents to this program too, which then reads a row of its pixels.
// The curve continues the drag at its speed, from the last frame before the release to the place of the release, and
// from there follows the spring of a swipe. A pixel of each difference is not counted, because places are rounded. The
// pointer moves every two milliseconds, because a frame shows its place at the last motion, and the curve has it between.
// Use an X server without other windows.

#include "watch-window.h"

#include <X11/extensions/Xpresent.h>
#include <math.h>
#include <poll.h>

enum { WIDTH = 900, EDGE = 4, PAUSE = 140, MAX_FRAMES = 400, REST_MS = 400, STEP_MS = 2, STEPS = 80 };
static const char *const SIZE = "900x600";
// The spring of a swipe: angular frequency in radians per second, and damping ratio. From docs/semantics.md.
static const double FREQUENCY = 22, DAMPING = 0.85;
static const double LIMIT = 0.05, ROUNDING = 1;

struct frame {
  unsigned long long count;
  double reported, time;
  int edge;
};

static struct frame frames[MAX_FRAMES];
static int frame_count, present_opcode;
static unsigned long page_color;

// Returns the left edge of the page whose colour reaches the window's right side, or the width if it is not seen.
static int read_edge(void) {
  XImage *row = read_row();
  if (!row) return width;
  int edge = width;
  while (edge > 0 && XGetPixel(row, edge - 1, 0) == page_color) edge--;
  XDestroyImage(row);
  return edge;
}

static unsigned long right_color(void) {
  XImage *row = read_row();
  unsigned long color = row ? XGetPixel(row, width - 1, 0) : 0;
  if (row) XDestroyImage(row);
  return color;
}

// Returns the time of a refresh. A server without a monitor counts intervals of whole microseconds from the zero of its
// clock, and reports any time within the interval.
static double nominal_time(unsigned long long count, double reported) {
  double period = count ? round(reported / count * 1e6) / 1e6 : 0, nominal = count * period;
  return fabs(reported - nominal) <= period / 2 && period < 0.1 ? nominal : reported;
}

// Records each presented frame until there has been none for some time.
static void record(void) {
  for (double last = now_ms(); now_ms() - last < REST_MS;) {
    while (XPending(watcher)) {
      XEvent event;
      XNextEvent(watcher, &event);
      if (event.type != GenericEvent || event.xcookie.extension != present_opcode) continue;
      if (!XGetEventData(watcher, &event.xcookie)) continue;
      XPresentCompleteNotifyEvent *notice = event.xcookie.data;
      bool is_frame = event.xcookie.evtype == PresentCompleteNotify && notice->kind == PresentCompleteKindPixmap;
      unsigned long long count = notice->msc;
      double time = notice->ust / 1e6;
      XFreeEventData(watcher, &event.xcookie);
      if (!is_frame || frame_count == MAX_FRAMES) continue;
      frames[frame_count++] = (struct frame){count, time, nominal_time(count, time), read_edge()};
      last = now_ms();
    }
    poll(&(struct pollfd){ConnectionNumber(watcher), POLLIN, 0}, 1, 5);
  }
}

// Returns where the page is `t` seconds after its release at `start` with `velocity`.
static double spring(double start, double velocity, double target, double t) {
  double decay = DAMPING * FREQUENCY, swing = FREQUENCY * sqrt(1 - DAMPING * DAMPING), a = start - target;
  double x = target + exp(-decay * t) * (a * cos(swing * t) + (velocity + decay * a) / swing * sin(swing * t));
  return x < 0 ? 0 : x > width ? width : x;
}

// Returns the largest difference of a step, relative to the largest step.
static double compare_steps(double velocity, double release) {
  double target = frame_count && frames[frame_count - 1].edge > width / 2 ? width : 0;
  int last = -1;
  // The last frame before the page reaches the place of the release, but for rounding.
  for (int i = 0; i < frame_count && frames[i].edge < release - 2 * ROUNDING; i++) last = i;
  if (last < 1 || last + 3 >= frame_count) return NAN;
  double free_at = frames[last].time + fmax((release - frames[last].edge) / velocity, 0), worst = 0, largest = 0;
  if (getenv("VERBOSE")) for (int i = 0; i <= last; i++) printf("  drag %llu %.4f %.4f %d\n", frames[i].count, frames[i].reported, frames[i].time, frames[i].edge);
  double before = frames[last].edge;
  for (int i = last + 1; i < frame_count; i++) {
    double t = frames[i].time - free_at;
    double x = t < 0 ? release + velocity * t : spring(release, velocity, target, t);
    double difference = fabs((frames[i].edge - frames[i - 1].edge) - (x - before)) - ROUNDING;
    if (getenv("VERBOSE")) printf("  %llu %.4f %.4f %d curve %.1f\n", frames[i].count, frames[i].reported, t, frames[i].edge, x);
    worst = fmax(worst, difference);
    largest = fmax(largest, fabs(x - before));
    before = x;
  }
  printf("%.0f px/s to %.0f: %d frames, %.1f px, %.1f %%\n", velocity, target, frame_count - last - 1, worst,
    worst / largest * 100);
  return worst / largest;
}

static void settle_window(void) {
  XImage *pixels = read_row();
  if (!pixels) return;
  settle(&pixels);
  XDestroyImage(pixels);
}

static double measure_release(unsigned long home) {
  if (right_color() == home) {
    move_to(width / 2);
    press(FIRST_BUTTON, true);
    press(FIRST_BUTTON, false);
    settle_window();
  }
  page_color = right_color();
  move_to(EDGE);
  press(FIRST_BUTTON, true);
  for (int x = EDGE; x <= PAUSE; x += 8) {
    move_to(x);
    rest(5000);
  }
  settle_window();
  int pointer = EDGE + (PAUSE - EDGE) / 8 * 8, offset = read_edge() - pointer;
  int velocity = 300 + random() % 1101, distance = velocity * STEPS * STEP_MS / 1000;
  frame_count = 0;
  XSync(watcher, True);
  for (int i = 1; i <= STEPS; i++) {
    XTestFakeMotionEvent(mover, -1, origin_x + pointer + i * distance / STEPS, origin_y + height / 2, STEP_MS);
  }
  XTestFakeButtonEvent(mover, FIRST_BUTTON, False, 0);
  XFlush(mover);
  record();
  return compare_steps(velocity, pointer + distance + offset);
}

int main(int argument_count, char **arguments) {
  int count = argument_count == 3 ? atoi(arguments[1]) : 0;
  if (count < 1) {
    fprintf(stderr, "usage: release-curve RELEASES GALLERY\n");
    return 2;
  }
  char *command[] = {arguments[2], "--page", "push", "--size", (char *)SIZE, NULL};
  if (!start_program(command)) return 1;
  // A row of the numbered pages that has no text.
  row_fraction = 0.92;
  int base, error;
  if (!XPresentQueryExtension(watcher, &present_opcode, &base, &error)) return 1;
  XPresentSelectInput(watcher, window, PresentCompleteNotifyMask);
  settle_window();
  unsigned long home = right_color();
  int measured = 0, exceeding = 0;
  double worst = 0;
  for (int i = 0; i < count; i++) {
    double difference = measure_release(home);
    settle_window();
    if (isnan(difference)) continue;
    measured++;
    exceeding += difference > LIMIT;
    worst = fmax(worst, difference);
  }
  end_program();
  printf("%d %.1f %d\n", measured, worst * 100, exceeding);
  return measured ? 0 : 1;
}
