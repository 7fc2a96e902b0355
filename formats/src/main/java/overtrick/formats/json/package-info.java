/// Boards as JSON, in a form of our own: `docs/schema/boards.schema.json` describes it.
package overtrick.formats.json;
