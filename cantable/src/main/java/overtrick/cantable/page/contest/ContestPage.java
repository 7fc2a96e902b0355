package overtrick.cantable.page.contest;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.can.duplicate.DuplicateScore;
import overtrick.cantable.contest.Contest;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.contest.Standing;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.can.CanComparison;

/// A contest: who plays, the round under way, and the ranking.
///
/// @param number what it had come to when it was looked at
/// @param mine the visitor's place
/// @param organises whether it is the visitor's contest
/// @param done how many deals each table of the round under way has played; empty between rounds
public record ContestPage(
        Speech speech,
        TournamentId id,
        long number,
        Contest contest,
        Optional<Place> mine,
        boolean organises,
        List<Integer> done,
        Standing standing)
        implements CompetitionRoutes.Page {

    public ContestPage {
        done = List.copyOf(done);
    }

    public Contest.Plan plan() {
        return contest.plan().orElseThrow();
    }

    @Override
    public String title() {
        return plan().name();
    }

    /// Whether the organiser may begin a round now.
    public boolean mayBegin() {
        return organises && done.isEmpty() && contest.hasMoreRounds();
    }

    /// Whether the organiser may still say when the house begins.
    public boolean maySchedule() {
        return organises && !contest.hasBegun();
    }

    /// What the house does by itself; empty where the organiser begins the rounds.
    public Optional<String> calendar() {
        return contest.calendar()
                .map(times ->
                        speech.get(
                                "contest.calendar.told",
                                speech.words().when(times.begins()),
                                times.minutes()));
    }

    /// Until when the round under way must have been played; empty without a calendar.
    public Optional<String> until() {
        return contest.until().map(end -> speech.get("contest.until", speech.words().when(end)));
    }

    /// Whether the visitor may see its tables side by side.
    public boolean mayWatch() {
        return contest.hasBegun() && (contest.shown().isPresent() || organises);
    }

    /// What the organiser may choose for those who look on.
    public List<Delay> delays() {
        return List.of(Delay.values());
    }

    /// Whether others see the tables so much later now.
    public boolean isShown(Delay delay) {
        return contest.shown().equals(Optional.of(delay));
    }

    public List<Integer> pairs() {
        return IntStream.rangeClosed(1, plan().pairs()).boxed().toList();
    }

    /// Who has a place; empty while it is free.
    public Optional<String> player(int pair, int player) {
        return Optional.ofNullable(contest.entered().get(new Place(pair, player)))
                .map(Member.Person::name);
    }

    /// The players of a pair; robots where nobody has entered.
    public String names(int pair) {
        var names = new ArrayList<String>();
        for (int player = 1; player <= 2; player++) {
            names.add(player(pair, player).orElseGet(() -> speech.get("contest.robot")));
        }
        return String.join(" – ", names);
    }

    public String names(CanComparison.Line line) {
        return names(Integer.parseInt(line.contestant().id()));
    }

    /// A table of the round under way.
    ///
    /// @param open whether the visitor may go there
    public record Running(
            int number, int northSouth, int eastWest, TableId table, int done, boolean open) {}

    public List<Running> running() {
        var running = new ArrayList<Running>();
        if (!done.isEmpty()) {
            int round = contest.rounds().size();
            for (int at = 0; at < done.size(); at++) {
                var pairs = Contests.pairs(contest, round, at + 1);
                int northSouth = Integer.parseInt(pairs.at(Side.NORTH_SOUTH).id());
                int eastWest = Integer.parseInt(pairs.at(Side.EAST_WEST).id());
                boolean own =
                        mine.filter(place -> place.pair() == northSouth || place.pair() == eastWest)
                                .isPresent();
                running.add(
                        new Running(
                                at + 1,
                                northSouth,
                                eastWest,
                                contest.rounds().getLast().get(at),
                                done.get(at),
                                own || (organises && mine.isEmpty())));
            }
        }
        return running;
    }

    /// A mean with its sign and two decimals.
    public String shown(Fraction mean) {
        var rounded = mean.rounded(2, RoundingMode.HALF_UP);
        return (rounded.signum() > 0 ? "+" : "") + speech.words().number(rounded);
    }

    /// What was played and what came of it: `90♠ E · 20`.
    public String played(Standing.Result result) {
        var deal = result.deal();
        return deal.ending()
                .result()
                .map(made ->
                        "%s%s %s · %d"
                                .formatted(
                                        made.level(),
                                        deal.line().trump().map(speech::sign).orElse(""),
                                        speech.words().letter(deal.declarer()),
                                        made.points()))
                .orElse("–");
    }

    public String comes(Standing.Result result) {
        return result.deal()
                .ending()
                .result()
                .map(made -> DealWords.brief(made.dealClass(plan().rules()), speech))
                .orElse("");
    }

    /// Goals, tribute and points of the pair that held the cards of North and South.
    public String score(DuplicateScore score) {
        return "%s · %s · %s"
                .formatted(
                        speech.words().signed(score.goals()),
                        speech.words().signed(score.tribute()),
                        speech.words().signed(score.points()));
    }
}
