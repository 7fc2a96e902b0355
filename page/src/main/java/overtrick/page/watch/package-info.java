/// What the program tells those who look after it: whether it is well, and figures.
@org.jspecify.annotations.NullMarked
package overtrick.page.watch;
