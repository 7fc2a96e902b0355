/// The director's console: all tables at a glance, what needs a hand first; results typed and
/// corrected, rulings, penalties, mishaps, the clock, and the trail of all that was done.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.console;
