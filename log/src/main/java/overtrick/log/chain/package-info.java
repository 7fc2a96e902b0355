/// What binds each event to those before it, and what stands in the places of others to its place.
@org.jspecify.annotations.NullMarked
package overtrick.log.chain;
