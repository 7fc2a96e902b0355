/// Matches among robots: two teams of a system and a level each, in two rooms that anybody may
/// watch.
@org.jspecify.annotations.NullMarked
package overtrick.boards.match;
