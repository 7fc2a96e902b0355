/// What a player, a director and the public may see of a tournament.
package overtrick.tournament.view;
