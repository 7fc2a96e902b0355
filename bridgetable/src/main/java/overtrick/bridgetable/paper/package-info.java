/// What is printed as PDF: sheets to write on, and the hand records that clubs hang out.
@org.jspecify.annotations.NullMarked
package overtrick.bridgetable.paper;
