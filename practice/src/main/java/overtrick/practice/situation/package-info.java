/// Situations of the auction as visitors practise them: the list, and the table for one.
@org.jspecify.annotations.NullMarked
package overtrick.practice.situation;
