/// Suits, ranks, cards, hands and deals, and the three functions that every game is written as.
@org.jspecify.annotations.NullMarked
module overtrick.cards {
    requires static org.jspecify;

    exports overtrick.cards;
    exports overtrick.cards.rules;
    exports overtrick.cards.words;
}
