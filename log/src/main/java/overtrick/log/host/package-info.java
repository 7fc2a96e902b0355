/// Where living things run: one writer each, durable before acknowledged.
@org.jspecify.annotations.NullMarked
package overtrick.log.host;
