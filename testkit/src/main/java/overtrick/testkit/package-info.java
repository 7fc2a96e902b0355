/// What the tests of the other modules share: random cards from seeds, golden files, and the
/// conformance suite that every game has to pass.
package overtrick.testkit;
