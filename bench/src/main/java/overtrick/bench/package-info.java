/// Measurements of the whole program and of its parts; what they gave stands in
/// docs/performance.md.
@org.jspecify.annotations.NullMarked
package overtrick.bench;
