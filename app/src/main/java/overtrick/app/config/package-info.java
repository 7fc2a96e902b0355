/// What `serve` is told by a file and by the environment, under the names of its options.
@org.jspecify.annotations.NullMarked
package overtrick.app.config;
