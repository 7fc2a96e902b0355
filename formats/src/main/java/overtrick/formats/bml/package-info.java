/// System notes in BML, the Bridge Bidding Markup Language: headings, texts and tables of calls.
@org.jspecify.annotations.NullMarked
package overtrick.formats.bml;
