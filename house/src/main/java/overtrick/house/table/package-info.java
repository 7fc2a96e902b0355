/// A table of the club: who sits, who watches, what is said, around whatever game is played there.
@org.jspecify.annotations.NullMarked
package overtrick.house.table;
