/// What is printed as PDF: the hand records that clubs hang out.
@org.jspecify.annotations.NullMarked
package overtrick.bridgetable.paper;
