/// Contract bridge: the auction, the play, the score, a board from deal to result, and duplicate.
@org.jspecify.annotations.NullMarked
module overtrick.bridge {
    requires transitive overtrick.cards;
    requires static org.jspecify;

    exports overtrick.bridge;
    exports overtrick.bridge.ancestors;
    exports overtrick.bridge.auction;
    exports overtrick.bridge.board;
    exports overtrick.bridge.chicago;
    exports overtrick.bridge.duplicate;
    exports overtrick.bridge.party;
    exports overtrick.bridge.play;
    exports overtrick.bridge.rubber;
    exports overtrick.bridge.score;
    exports overtrick.bridge.sheet;
    exports overtrick.bridge.sitting;
}
