/// The books of Laws, references to them, and what the program has a ruling for.
package overtrick.laws;
