/// Tournaments: who meets whom on which boards, how results are compared, and the event from the
/// first entry to the final ranking.
@org.jspecify.annotations.NullMarked
module overtrick.tournament {
    requires transitive overtrick.bridge;
    requires static org.jspecify;
}
