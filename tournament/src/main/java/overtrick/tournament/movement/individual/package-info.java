/// Individuals: every round everybody has another partner.
package overtrick.tournament.movement.individual;
