/// What a table plays for, as it stands there: what results are worth to calls, cards and hints.
@org.jspecify.annotations.NullMarked
package overtrick.robots.stake;
