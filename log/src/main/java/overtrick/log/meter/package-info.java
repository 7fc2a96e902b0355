/// How long things take, counted while they happen: what acts cost, and what the log has to wait
/// for. Numbers only; who asks for them writes them down.
@org.jspecify.annotations.NullMarked
package overtrick.log.meter;
