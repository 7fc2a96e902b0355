/// What a director may do when an evening does not go as the movement says.
package overtrick.movement.repair;
