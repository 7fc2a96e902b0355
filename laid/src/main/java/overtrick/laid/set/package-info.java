/// Deals that are laid under one code: who plays them where, and what came of it.
@org.jspecify.annotations.NullMarked
package overtrick.laid.set;
