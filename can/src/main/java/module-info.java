/// Bài Càn, the hundred-point game: its 54 cards, the deal, tribute, the auction, the play, the
/// match and the shoot-out.
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
