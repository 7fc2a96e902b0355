/// How an event stands: who is in it, who sits where, what has been scored.
package overtrick.tournament.event.session;
