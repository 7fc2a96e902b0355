/// Deals one after another at one table with a running score: what rubber bridge, Chicago, party
/// bridge and the games before contract have in common.
package overtrick.bridge.sitting;
