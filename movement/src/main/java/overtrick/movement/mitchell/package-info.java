/// Movements in which North–South keep their table and East–West move, and their relatives.
package overtrick.movement.mitchell;
