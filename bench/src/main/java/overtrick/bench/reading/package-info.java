/// What reading and converting large files costs, and mutated files that break nothing.
package overtrick.bench.reading;
