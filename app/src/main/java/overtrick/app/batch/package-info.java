/// `overtrick batch`: all questions of a program that bids or plays, answered by one process.
@org.jspecify.annotations.NullMarked
package overtrick.app.batch;
