/// Double-dummy analysis: how many tricks each side takes when everybody sees all four hands.
@org.jspecify.annotations.NullMarked
module overtrick.solver {
    requires transitive overtrick.bridge;
    requires static org.jspecify;

    exports overtrick.solver;
    exports overtrick.solver.analysis;
}
