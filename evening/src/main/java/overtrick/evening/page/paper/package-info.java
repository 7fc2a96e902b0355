/// What is printed and handed round: links with their pictures, cards for the tables, slips.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.paper;
