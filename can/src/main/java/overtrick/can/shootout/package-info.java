/// The shoot-out: kicks of a taker against a keeper, with two cards to a trick.
package overtrick.can.shootout;
