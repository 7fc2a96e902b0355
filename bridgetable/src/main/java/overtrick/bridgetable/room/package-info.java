/// The closed room: robots play every board of a person at tables of their own, and what came of it
/// stays closed until their board is over.
@org.jspecify.annotations.NullMarked
package overtrick.bridgetable.room;
