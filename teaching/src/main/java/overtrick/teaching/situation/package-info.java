/// Situations of the auction that are practised: which there are, and deals for each of them.
@org.jspecify.annotations.NullMarked
package overtrick.teaching.situation;
