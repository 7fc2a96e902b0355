/// The commands for Bài Càn: a deal, a whole match of robots as a readable record, a duel.
@org.jspecify.annotations.NullMarked
package overtrick.app.can;
