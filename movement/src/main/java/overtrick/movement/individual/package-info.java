/// Individuals: every round everybody has another partner.
package overtrick.movement.individual;
