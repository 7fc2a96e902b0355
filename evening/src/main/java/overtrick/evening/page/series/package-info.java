/// Series of evenings: their ladder, masterpoints, attendance, and leagues of teams, at a permanent
/// address.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.series;
