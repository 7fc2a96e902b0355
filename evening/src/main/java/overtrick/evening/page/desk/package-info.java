/// The director's desk: boards with their results, rulings with what they cost, people, penalties,
/// mishaps with the legal ways to go on, and the trail.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.desk;
