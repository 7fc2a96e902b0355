/// The money of an event: who wins what.
@org.jspecify.annotations.NullMarked
package overtrick.tournament.till;
