/// The tournament as a living thing: decided, evolved and shown like a board in play.
package overtrick.tournament;
