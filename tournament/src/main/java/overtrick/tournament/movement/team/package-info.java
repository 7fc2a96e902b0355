/// Movements for teams, and everybody against everybody.
package overtrick.tournament.movement.team;
