/// What the program prints and writes: standard output that tells when it is refused, files, and
/// JSON whose members always come in the same order.
@org.jspecify.annotations.NullMarked
package overtrick.app.output;
