/// Scoring: results compared with each other, added up, ranked, and asked why.
///
/// A library for others: every package is meant for use outside. Numbers are exact fractions until
/// they are shown. Points are those of North–South unless a side is named, IMPs and matchpoints
/// those of the contestant they belong to.
@org.jspecify.annotations.NullMarked
module overtrick.scoring {
    requires transitive overtrick.bridge;
    requires transitive overtrick.movement;
    requires static org.jspecify;

    exports overtrick.scoring;
    exports overtrick.scoring.board;
    exports overtrick.scoring.evidence;
    exports overtrick.scoring.masterpoint;
    exports overtrick.scoring.match;
    exports overtrick.scoring.odds;
    exports overtrick.scoring.rank;
    exports overtrick.scoring.rating;
    exports overtrick.scoring.reckoning;
    exports overtrick.scoring.regulation;
    exports overtrick.scoring.vp;

    // the words beside its phrases
    opens overtrick.scoring to
            overtrick.cards;
    opens overtrick.scoring.rank to
            overtrick.cards;
    opens overtrick.scoring.reckoning to
            overtrick.cards;
    opens overtrick.scoring.vp to
            overtrick.cards;
}
