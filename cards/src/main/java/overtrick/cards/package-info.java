/// The pack and the table: suits, ranks, cards, sets of cards, seats, sides, deals and fair dealing.
package overtrick.cards;
