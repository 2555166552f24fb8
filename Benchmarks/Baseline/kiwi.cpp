// SPDX-License-Identifier: MIT
// Measures the constraint solver kiwi on the constraints of Sources/Layout: a page of a hundred rows with a thousand views,
// whose places and sizes are variables. It only solves; there are no views that take the results.
//
// Usage: kiwi
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <time.h>
#include <vector>

namespace {

constexpr int kRows = 100, kColumns = 7, kRepetitions = 21;
constexpr double kMargin = 8;

struct View {
  kiwi::Variable x, y, width, height;
  kiwi::Expression right() const { return kiwi::Expression({kiwi::Term(x), kiwi::Term(width)}); }
  kiwi::Expression bottom() const { return kiwi::Expression({kiwi::Term(y), kiwi::Term(height)}); }
};

class Page {
 public:
  Page() {
    add(page_.x == 0.0);
    add(page_.y == 0.0);
    edit(page_.width, 800);
    const View *previous = nullptr;
    rows_.reserve(kRows);
    for (int row = 0; row < kRows; row++) {
      rows_.emplace_back();
      add_row(rows_.back(), previous);
      previous = &rows_.back();
    }
  }

  void solve() { solver_.updateVariables(); }
  void set_width(double width) { solver_.suggestValue(page_.width, width); }
  void set_height(size_t row, double height) { solver_.suggestValue(rows_[row].height, height); }
  void set_gap(double gap) { solver_.suggestValue(gap_, gap); }

  void remove_and_add() {
    for (const auto &constraint : constraints_) solver_.removeConstraint(constraint);
    for (const auto &constraint : constraints_) solver_.addConstraint(constraint);
  }

 private:
  kiwi::Solver solver_;
  std::vector<kiwi::Constraint> constraints_;
  View page_;
  std::vector<View> rows_;
  std::vector<View> parts_;
  // The distance of the last row's text from its picture.
  kiwi::Variable gap_;

  void add(const kiwi::Constraint &constraint) {
    solver_.addConstraint(constraint);
    constraints_.push_back(constraint);
  }

  void edit(const kiwi::Variable &variable, double value) {
    solver_.addEditVariable(variable, kiwi::strength::strong);
    solver_.suggestValue(variable, value);
  }

  void add_row(const View &row, const View *previous) {
    add(row.x == page_.x + kMargin);
    add(row.right() == page_.right() - kMargin);
    add(row.y == (previous ? previous->bottom() : kiwi::Expression(kiwi::Term(page_.y))) + kMargin);
    edit(row.height, 44);
    View picture, text;
    add(picture.x == row.x);
    add(2.0 * picture.y + picture.height == 2.0 * row.y + row.height);
    add(picture.width == picture.height);
    add(picture.height == row.height - kMargin);
    if (rows_.size() == kRows) {
      edit(gap_, kMargin);
      add(text.x == picture.right() + gap_);
    } else {
      add(text.x == picture.right() + kMargin);
    }
    add(text.right() <= row.right());
    add(text.bottom() == row.bottom());
    add(text.height == 16.0);
    add((text.width == 200.0) | kiwi::strength::weak);
    parts_.push_back(picture);
    parts_.push_back(text);
    View before = picture, first;
    for (int i = 0; i < kColumns; i++) {
      View column;
      add(column.x == before.right() + kMargin);
      add(column.y == row.y);
      add(column.bottom() == text.y - 4.0);
      if (i == 0)
        first = column;
      else
        add(column.width == first.width);
      parts_.push_back(column);
      before = column;
    }
    add(before.right() == row.right());
  }
};

double cpu_milliseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_nsec) / 1e6;
}

void measure(const char *name, const std::function<void()> &work) {
  std::vector<double> times;
  for (int i = 0; i < kRepetitions; i++) {
    const double start = cpu_milliseconds();
    work();
    times.push_back(cpu_milliseconds() - start);
  }
  std::sort(times.begin(), times.end());
  std::printf("kiwi: %-34s%8.3f ms (%.3f to %.3f)\n", name, times[kRepetitions / 2], times.front(), times.back());
}

}  // namespace

int main() {
  measure("created and solved", [] {
    Page page;
    page.solve();
  });
  Page page;
  page.solve();
  double change = 0;
  measure("solved anew at another width", [&] {
    page.set_width(800 + ++change);
    page.solve();
  });
  measure("all removed and added, then solved", [&] {
    page.remove_and_add();
    page.solve();
  });
  measure("one constant of one row", [&] {
    page.set_gap(8 + ++change / 100);
    page.solve();
  });
  measure("one constant that moves all rows", [&] {
    page.set_height(0, 44 + ++change);
    page.solve();
  });
}
