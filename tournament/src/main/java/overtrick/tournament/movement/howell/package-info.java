/// Movements in which pairs play in both directions: Howell and three-quarter Howell.
package overtrick.tournament.movement.howell;
