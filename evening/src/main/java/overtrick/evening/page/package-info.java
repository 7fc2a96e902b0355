/// Tournaments on pages, from the first entry to the printed ranking: what all of their pages have
/// in common.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page;
