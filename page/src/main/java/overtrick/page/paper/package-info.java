/// Sheets to write on, as PDF.
@org.jspecify.annotations.NullMarked
package overtrick.page.paper;
