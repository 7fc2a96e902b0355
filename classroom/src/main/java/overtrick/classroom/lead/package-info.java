/// What the house does for a class: it lays its boards at the tables of the club, seats its
/// students there, and keeps what becomes of the boards.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.lead;
