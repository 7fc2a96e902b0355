/// The money of an evening: fees, who has paid, and the prizes.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.till;
