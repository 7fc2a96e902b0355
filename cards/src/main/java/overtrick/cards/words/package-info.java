/// Sentences for people, in the languages of the house.
package overtrick.cards.words;
