/// Contract bridge: the auction, the play, the score, a board from deal to result, and duplicate.
///
/// A library for others: every package is meant for use outside. Values do not change, scores are
/// whole points, tricks 0 to 13. What may not be done is a refusal that can be asked for; a caller
/// who does not ask gets an exception.
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
