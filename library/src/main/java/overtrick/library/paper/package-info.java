/// Systems on paper, as PDF.
@org.jspecify.annotations.NullMarked
package overtrick.library.paper;
