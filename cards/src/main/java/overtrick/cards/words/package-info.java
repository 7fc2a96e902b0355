/// What the program says besides refusals: sentences that are put into words in the language of
/// whoever reads them.
package overtrick.cards.words;
