/// What a club keeps from evening to evening: its usual events, the names of its players, and
/// series of evenings with their ladders.
@org.jspecify.annotations.NullMarked
package overtrick.evening.season;
