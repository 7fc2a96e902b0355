/// How the sources hang together, and what a change of them costs.
package overtrick.bench.rooms;
