/// The program `overtrick`: its commands and their wiring.
@org.jspecify.annotations.NullMarked
package overtrick.app;
