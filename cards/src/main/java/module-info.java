/// Suits, ranks, cards, hands and deals, and the three functions that every game is written as.
///
/// A library for others: all packages are meant for use outside, and what they hold does not
/// change. A text that cannot be read is answered with a [overtrick.cards.FormatException], a value
/// that cannot be with an `IllegalArgumentException`.
@org.jspecify.annotations.NullMarked
module overtrick.cards {
    requires static org.jspecify;

    exports overtrick.cards;
    exports overtrick.cards.rules;
    exports overtrick.cards.words;
}
