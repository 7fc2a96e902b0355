/// What is printed as PDF: hand records with all that the cards can make, and rankings.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.pdf;
