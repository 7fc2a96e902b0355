/// The list of the club's members, as officers keep it, and as spreadsheets carry it.
@org.jspecify.annotations.NullMarked
package overtrick.members.list;
