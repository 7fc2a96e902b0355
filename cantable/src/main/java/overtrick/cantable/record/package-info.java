/// The record of a match of Bài Càn as pages, commands and files have it: one JSON object a line
/// (docs/schema/can.schema.json).
@org.jspecify.annotations.NullMarked
package overtrick.cantable.record;
