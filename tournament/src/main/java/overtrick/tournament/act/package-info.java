/// What can be done in a tournament, by whom, and the trail it leaves.
package overtrick.tournament.act;
