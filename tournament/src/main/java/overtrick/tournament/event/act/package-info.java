/// What can be done in an event, by whom, and the trail it leaves.
package overtrick.tournament.event.act;
