/// How a tournament stands: who is in it, who sits where, what has been scored.
package overtrick.tournament.session;
