/// Movements for teams, and everybody against everybody.
package overtrick.movement.team;
