/// Movements in which pairs play in both directions: Howell and three-quarter Howell.
package overtrick.movement.howell;
