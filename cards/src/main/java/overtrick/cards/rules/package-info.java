/// What every game of the house has in common: it decides, it evolves, it shows.
package overtrick.cards.rules;
