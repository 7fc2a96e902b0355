package overtrick.tournament.session;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.scoring.Outcome;

/// What the two sides of a table have said about a board, and what the director has.
///
/// @param said the score each side has entered or agreed to
/// @param objections sides that disagree without a score of their own
/// @param ruled the director's word, which is above both
public record Slip(Map<Side, Outcome> said, Set<Side> objections, Optional<Ruled> ruled) {

    /// What a director has ruled.
    ///
    /// @param by their name; empty where the program directs by itself
    /// @param why in their words; may be empty
    public record Ruled(Outcome outcome, String by, String why) {}

    /// How far a result has come.
    public enum Status {
        /// One side has entered it.
        REPORTED,
        /// Both sides agree (Law 79A).
        CONFIRMED,
        /// They do not; nothing counts before the director has ruled (Law 79B).
        DISPUTED,
        /// The director has ruled.
        RULED
    }

    public static final Slip BLANK = new Slip(Map.of(), Set.of(), Optional.empty());

    public Slip {
        said = Map.copyOf(said);
        objections = Set.copyOf(objections);
    }

    /// A side says so, instead of what it said before.
    public Slip said(Side side, Outcome outcome) {
        var all = new EnumMap<Side, Outcome>(Side.class);
        all.putAll(said);
        all.put(side, outcome);
        var left = new TreeSet<>(objections);
        left.remove(side);
        return new Slip(all, left, ruled);
    }

    /// The same when the pairs have turned: what a pair has said stays theirs.
    public Slip turned() {
        var all = new EnumMap<Side, Outcome>(Side.class);
        said.forEach((side, outcome) -> all.put(side.other(), outcome));
        var others = new TreeSet<Side>();
        objections.forEach(side -> others.add(side.other()));
        return new Slip(all, others, ruled);
    }

    public Slip objectedBy(Side side) {
        var more = new TreeSet<>(objections);
        more.add(side);
        return new Slip(said, more, ruled);
    }

    public Slip ruled(Ruled ruling) {
        return new Slip(said, objections, Optional.of(ruling));
    }

    /// Whether the director has judged, and not only entered what the table wrote down: there is a
    /// reason, an adjusted score, or another one than a side has said.
    public boolean isJudged() {
        return ruled.filter(ruling ->
                        !ruling.why().isEmpty()
                                || !(ruling.outcome() instanceof Outcome.Scored)
                                || said.values().stream()
                                        .anyMatch(one -> !one.equals(ruling.outcome())))
                .isPresent();
    }

    public Status status() {
        if (ruled.isPresent()) {
            return Status.RULED;
        }
        if (!objections.isEmpty() || !saysOne()) {
            return Status.DISPUTED;
        }
        return said.size() == 2 ? Status.CONFIRMED : Status.REPORTED;
    }

    private boolean saysOne() {
        var northSouth = said.get(Side.NORTH_SOUTH);
        var eastWest = said.get(Side.EAST_WEST);
        return northSouth == null || eastWest == null || northSouth.equals(eastWest);
    }

    /// What counts; empty while the two sides dispute it.
    public Optional<Outcome> outcome() {
        return switch (status()) {
            case RULED -> ruled.map(Ruled::outcome);
            case DISPUTED -> Optional.empty();
            case REPORTED, CONFIRMED -> said.values().stream().findAny();
        };
    }
}
