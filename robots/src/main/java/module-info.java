/// Robots that call and play from what one seat may see, and the sentences in which they explain
/// their calls.
@org.jspecify.annotations.NullMarked
module overtrick.robots {
    requires transitive overtrick.bridge;
    requires transitive overtrick.can;
    requires transitive overtrick.laws;
    requires transitive overtrick.scoring;
    requires transitive overtrick.solver;
    requires transitive overtrick.systems;
    requires static org.jspecify;

    exports overtrick.robots;
    exports overtrick.robots.bidding;
    exports overtrick.robots.board;
    exports overtrick.robots.can;
    exports overtrick.robots.can.saying;
    exports overtrick.robots.can.table;
    exports overtrick.robots.comparable;
    exports overtrick.robots.judgement;
    exports overtrick.robots.layout;
    exports overtrick.robots.natural;
    exports overtrick.robots.play;
    exports overtrick.robots.search;
    exports overtrick.robots.stake;
}
