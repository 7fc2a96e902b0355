/// Bài Càn at the tables of the club: matches against robots, with friends, or mixed, and what is
/// kept of them.
@org.jspecify.annotations.NullMarked
package overtrick.cantable;
