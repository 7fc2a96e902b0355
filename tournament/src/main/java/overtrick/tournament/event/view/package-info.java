/// What a player, a director and the public may see of an event.
package overtrick.tournament.event.view;
