/// Dealer scripts as situations of somebody's own: what their heads and chats say, and deals that
/// robots bid as their filters want.
@org.jspecify.annotations.NullMarked
package overtrick.teaching.script;
