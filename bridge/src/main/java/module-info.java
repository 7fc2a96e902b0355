/// Contract bridge: the auction, the play, the score, and a board of duplicate from deal to result.
@org.jspecify.annotations.NullMarked
module overtrick.bridge {
    requires transitive overtrick.cards;
    requires static org.jspecify;

    exports overtrick.bridge;
    exports overtrick.bridge.auction;
    exports overtrick.bridge.duplicate;
    exports overtrick.bridge.play;
    exports overtrick.bridge.score;
}
