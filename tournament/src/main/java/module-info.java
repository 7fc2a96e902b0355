/// Tournaments: who meets whom on which boards, how results are compared, and the event from the
/// first entry to the final ranking.
@org.jspecify.annotations.NullMarked
module overtrick.tournament {
    requires transitive overtrick.bridge;
    requires transitive overtrick.can;
    requires static org.jspecify;

    exports overtrick.tournament.advice;
    exports overtrick.tournament.can;
    exports overtrick.tournament.choice;
    exports overtrick.tournament.compare.board;
    exports overtrick.tournament.compare.match;
    exports overtrick.tournament.compare.rank;
    exports overtrick.tournament.compare.regulation;
    exports overtrick.tournament.compare;
    exports overtrick.tournament.event.act;
    exports overtrick.tournament.event.session;
    exports overtrick.tournament.event.view;
    exports overtrick.tournament.event;
    exports overtrick.tournament.contest;
    exports overtrick.tournament.masterpoint;
    exports overtrick.tournament.movement.howell;
    exports overtrick.tournament.movement.individual;
    exports overtrick.tournament.movement.mitchell;
    exports overtrick.tournament.movement.team;
    exports overtrick.tournament.movement;
    exports overtrick.tournament.reckoning;
    exports overtrick.tournament.repair;
    exports overtrick.tournament.vp;
}
