/// The pack and the table: suits, ranks, cards, card sets, seats, sides, deals and fair dealing.
package overtrick.cards;
