package overtrick.laws.board;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.board.Claim;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.tree.Director;

/// A claim that an opponent of the claimer doubts (Laws 68D and 70).
///
/// @param left how many tricks there were to be won
/// @param agreed who has agreed to play on (Law 68D2(b) of 2017)
/// @param lines ways to play on that were looked at; empty until somebody has
public record ContestedClaim(
        Claim claim,
        Seat objector,
        int left,
        Facts facts,
        Set<Seat> agreed,
        List<ConsideredLine> lines) {

    public ContestedClaim {
        agreed = Set.copyOf(agreed);
        lines = List.copyOf(lines);
    }

    static ContestedClaim of(Claim claim, Seat objector, int left) {
        var facts = Facts.of(Fact.CLAIM_IS, "claim").with(Fact.PLAYED_ON, "no");
        return new ContestedClaim(claim, objector, left, facts, Set.of(), List.of());
    }

    /// What is asked of players: whether to play on. Empty when the director is to decide.
    Optional<Question> question(LawBook book) {
        return switch (Director.rule(book, Irregularity.DISPUTED_CLAIM, facts)) {
            case Ruling.MissingFact(_, var question) -> Optional.of(question).filter(this::isAsked);
            case Ruling.OptionsOffered(_, var question) ->
                    Optional.of(question).filter(this::isAsked);
            case Ruling.Ruled _ -> Optional.empty();
        };
    }

    private boolean isAsked(Question question) {
        return question.fact() == Fact.PLAY_ON_ASKED || question.fact() == Fact.ALL_AGREE_TO_PLAY;
    }

    /// The objector for the side that did not claim; then each of the four.
    Seat player(Question question) {
        return question.fact() == Fact.PLAY_ON_ASKED ? objector : nextToAgree();
    }

    private Seat nextToAgree() {
        var seat = claim.by();
        while (agreed.contains(seat)) {
            seat = seat.left();
        }
        return seat;
    }

    ContestedClaim answered(Seat by, Fact fact, boolean yes) {
        var all = EnumSet.noneOf(Seat.class);
        all.addAll(agreed);
        all.add(by);
        boolean known = fact == Fact.PLAY_ON_ASKED || !yes || all.size() == Seat.values().length;
        var more = known ? facts.with(fact, yes ? "yes" : "no") : facts;
        return new ContestedClaim(claim, objector, left, more, yes ? all : agreed, lines);
    }

    ContestedClaim studied(List<ConsideredLine> found) {
        return new ContestedClaim(claim, objector, left, facts, agreed, found);
    }

    /// The ruling, once all four have agreed to play on; empty otherwise.
    Optional<Verdict> playsOn(LawBook book) {
        return Director.rule(book, Irregularity.DISPUTED_CLAIM, facts)
                        instanceof Ruling.Ruled(_, var verdict)
                ? Optional.of(verdict)
                : Optional.empty();
    }

    /// What the lines come to: doubtful points are resolved against the claimer (Law 70A), whose
    /// side gets no more than was claimed.
    public int proposal() {
        return lines.stream().mapToInt(ConsideredLine::tricks).reduce(claim.tricks(), Math::min);
    }

    /// The ruling that goes with so many tricks for the claimer's side (Law 70). Law 70C decides
    /// where nothing was stated, the claim gave no trick up, and every line that comes to so few
    /// tricks loses its first one to a trump; dummy's are seen by all, so nobody can have forgotten
    /// them.
    Verdict decided(LawBook book, int tricks, Seat dummy) {
        boolean byTrump =
                tricks < claim.tricks()
                        && claim.tricks() == left
                        && claim.line().isBlank()
                        && isLostToATrump(tricks, dummy);
        var found =
                facts.with(Fact.TRUMP_OUT, byTrump ? "yes" : "no")
                        .with(Fact.TRUMP_MENTIONED, "no")
                        .with(Fact.UNAWARE, "yes")
                        .with(Fact.LINE, tricks < claim.tricks() ? "normal-loses" : "stated-works");
        return ((Ruling.Ruled) Director.rule(book, Irregularity.DISPUTED_CLAIM, found)).verdict();
    }

    private boolean isLostToATrump(int tricks, Seat dummy) {
        var losing = lines.stream().filter(line -> line.tricks() <= tricks).toList();
        return !losing.isEmpty()
                && losing.stream()
                        .map(ConsideredLine::lost)
                        .allMatch(lost ->
                                lost.isPresent()
                                        && lost.get().trump()
                                        && lost.get().winner() != dummy);
    }
}
