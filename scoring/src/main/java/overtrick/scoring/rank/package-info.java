/// From the slips to the ranking: totals, corrections at the end of the session, penalties, places
/// and ties. A corrected slip costs the reckoning of one board.
package overtrick.scoring.rank;
