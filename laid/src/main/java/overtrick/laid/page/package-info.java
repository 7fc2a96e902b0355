/// What is seen of the deals that are laid.
@org.jspecify.annotations.NullMarked
package overtrick.laid.page;
