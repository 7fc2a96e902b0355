/// Matches compared: a league's table, and the same deals played at several tables.
package overtrick.can.league;
