/// Duplicate bridge at the tables of the club: boards of a set or freshly dealt, their records, and
/// who has seen which deal.
@org.jspecify.annotations.NullMarked
package overtrick.bridgetable.duplicate;
