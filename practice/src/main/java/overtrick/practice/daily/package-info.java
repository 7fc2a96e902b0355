/// Five minutes a day: what comes back now, and how somebody gets on.
@org.jspecify.annotations.NullMarked
package overtrick.practice.daily;
