/// Tournaments: decided, evolved and shown like a board in play, from the first entry to the final
/// ranking.
@org.jspecify.annotations.NullMarked
module overtrick.tournament {
    requires transitive overtrick.can;
    requires transitive overtrick.movement;
    requires transitive overtrick.scoring;
    requires static org.jspecify;

    exports overtrick.tournament;
    exports overtrick.tournament.act;
    exports overtrick.tournament.can;
    exports overtrick.tournament.laid;
    exports overtrick.tournament.match;
    exports overtrick.tournament.pace;
    exports overtrick.tournament.season;
    exports overtrick.tournament.session;
    exports overtrick.tournament.till;
    exports overtrick.tournament.view;

    // the words beside its phrases
    opens overtrick.tournament to
            overtrick.cards;
    opens overtrick.tournament.can to
            overtrick.cards;
    opens overtrick.tournament.session to
            overtrick.cards;
    opens overtrick.tournament.view to
            overtrick.cards;
}
