/// What places are worth in the long run: public schemes of masterpoints, and the house's own
/// points (tournaments.md §10).
package overtrick.scoring.masterpoint;
