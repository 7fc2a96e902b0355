/// What every store, host and codec of the log promises.
@org.jspecify.annotations.NullMarked
package overtrick.testkit.log;
