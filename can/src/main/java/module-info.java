/// Bài Càn, the hundred-point game: its 54 cards, the deal, tribute, the auction, the play, the
/// match and the shoot-out.
///
/// A library for others: [overtrick.can.game.CanGame] plays, `rules` holds the options, `view` what
/// one viewer may know. Points are those on the cards, 100 in a pack.
@org.jspecify.annotations.NullMarked
module overtrick.can {
    requires transitive overtrick.cards;
    requires static org.jspecify;

    exports overtrick.can;
    exports overtrick.can.act;
    exports overtrick.can.auction;
    exports overtrick.can.deal;
    exports overtrick.can.duplicate;
    exports overtrick.can.game;
    exports overtrick.can.match;
    exports overtrick.can.play;
    exports overtrick.can.rules;
    exports overtrick.can.ruling;
    exports overtrick.can.score;
    exports overtrick.can.shootout;
    exports overtrick.can.tribute;
    exports overtrick.can.view;
}
