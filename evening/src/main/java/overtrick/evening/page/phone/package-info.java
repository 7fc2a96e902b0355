/// The telephone at the table as its scoring box.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.phone;
