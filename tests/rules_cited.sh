#!/bin/sh
# Every rule that a plugin's README lists is cited by the name of a test; or its README says, in the paragraph that
# begins "Left out" or "Nothing is left out", why there is none. What is left out has no test.
cd "$(dirname "$0")/.." || exit 1
# Every number in what is read; "GHO-5 to GHO-7" stands for what lies between, too.
numbers() {
  text=$(cat)
  echo "$text" | grep -oE '\b[A-Z]+-[0-9]+\b'
  echo "$text" | grep -oE '\b[A-Z]+-[0-9]+ to [A-Z]+-[0-9]+\b' | while read -r first _ last; do
    seq "${first##*-}" "${last##*-}" | sed "s/^/${first%-*}-/"
  done
}
names=$(grep -rhE '(TEST_CASE|SECTION)\(' plugins tests --include='*_test.cpp' | numbers | sort -u)
bad=0
for readme in plugins/*/README.md; do
  excused=$(awk '/^\**(Left out|Nothing is left out)/ { on = 1 } /^$/ { on = 0 } on' "$readme" | numbers)
  # A row may be about several: "| DB-1, DB-2 |", "| DB-11 to DB-14 |".
  for rule in $(grep -oE '^\| [A-Z]+-[0-9]+[^|]*\|' "$readme" | numbers | sort -u); do
    tested=0; for name in $names; do [ "$name" = "$rule" ] && tested=1; done
    known=0; for name in $excused; do [ "$name" = "$rule" ] && known=1; done
    [ $tested$known = 00 ] && echo "$readme: no test is named by $rule, and it is not said why" && bad=1
  done
done
exit $bad
