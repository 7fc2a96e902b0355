/// Results: the ranking, travellers, personal cards, why each number is what it is; and all of it
/// as files and as a folder for any web server.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.result;
