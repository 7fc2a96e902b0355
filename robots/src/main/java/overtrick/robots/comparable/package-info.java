/// What a withdrawn call showed and what may stand in its place, by the side's system: for the
/// director who rules on it (Laws 23A, 26, 27B1 and 31A2).
@org.jspecify.annotations.NullMarked
package overtrick.robots.comparable;
