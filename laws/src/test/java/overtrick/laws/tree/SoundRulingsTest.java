package overtrick.laws.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Cards;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.DoubleBan;
import overtrick.laws.ruling.Rectification.LeadForm;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Rectification.MayCall;
import overtrick.laws.ruling.Rectification.MayWithdraw;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.PassObligation;
import overtrick.laws.ruling.Rectification.Play;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.Score;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.Span;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.SuitDemand;
import overtrick.laws.ruling.Rectification.TurnGoesTo;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;

/// Every way through every tree of both books ends in a ruling that is sound in itself: no sentence
/// denies another, none is for somebody whom the Law does not mean, and every paragraph that is
/// cited stands in that book. Rulings made up with a fault are found out.
@Timeout(30)
class SoundRulingsTest {

    static Stream<Arguments> trees() {
        return Stream.of(LawBook.values())
                .flatMap(book ->
                        Stream.of(Irregularity.values()).map(one -> Arguments.of(book, one)));
    }

    @ParameterizedTest
    @MethodSource("trees")
    void everyWayEndsInASoundRuling(LawBook book, Irregularity irregularity) {
        var faults = new ArrayList<String>();

        walk(book, Trees.of(book, irregularity), new EnumMap<>(Fact.class), faults);

        assertThat(faults).isEmpty();
    }

    private static void walk(LawBook book, Step step, Map<Fact, String> path, List<String> faults) {
        switch (step) {
            case Verdict verdict ->
                    SoundRulings.faults(book, path, verdict)
                            .forEach(fault -> faults.add(path + ": " + fault));
            case Question question -> {
                SoundRulings.faults(question).forEach(fault -> faults.add(path + ": " + fault));
                for (var answer : question.answers()) {
                    var more = new EnumMap<Fact, String>(Fact.class);
                    more.putAll(path);
                    more.put(question.fact(), answer.key());
                    walk(book, answer.next(), more, faults);
                }
            }
        }
    }

    @Test
    void thereAreManyWays() {
        int ways = 0;
        for (var book : LawBook.values()) {
            for (var irregularity : Irregularity.values()) {
                ways += ways(Trees.of(book, irregularity));
            }
        }
        assertThat(ways).isGreaterThan(700);
    }

    private static int ways(Step step) {
        return switch (step) {
            case Verdict _ -> 1;
            case Question question ->
                    question.answers().stream().mapToInt(answer -> ways(answer.next())).sum();
        };
    }

    static Stream<Arguments> faults() {
        var action = new Cancelled(Which.ACTION);
        return Stream.of(
                planted("1999 31B as it was", new MayCall(Role.PARTNER), bar(Span.REST)),
                planted("may call, must pass", new MayCall(Role.PARTNER), bar(Span.ONCE)),
                planted(
                        "calls, and must pass",
                        new MustCall(Role.OFFENDER, CallsLeft.ANY),
                        new PassObligation(Role.OFFENDER, Span.REST)),
                planted("once and always", bar(Span.ONCE), bar(Span.REST)),
                planted("stands, and is gone", new Stands(Which.ACTION), action),
                planted("two turns", new TurnGoesTo(Role.LEFT), new TurnGoesTo(Role.RIGHT)),
                planted("no double, and a pass", new DoubleBan(Role.PARTNER), bar(Span.ONCE)),
                planted("left passes", new PassObligation(Role.LEFT, Span.ONCE)),
                planted("offender withdraws", new MayWithdraw(Role.OFFENDER)),
                planted("declarer is told", new Unauthorised(Role.DECLARER)),
                planted("the offender's own lead", new SuitDemand(Role.OFFENDER, Demand.FORBID)),
                planted(
                        "required and forbidden",
                        new SuitDemand(Role.PARTNER, Demand.REQUIRE),
                        new SuitDemand(Role.PARTNER, Demand.FORBID)),
                planted(
                        "lies and goes back",
                        new Cards(CardFate.MAJOR_PENALTY_CARD),
                        new Cards(CardFate.BACK_TO_HAND)),
                planted(
                        "stands and is cancelled",
                        new Score(ScoreChange.STANDS),
                        new Score(ScoreChange.CANCELLED)),
                planted(
                        "goes on and is cancelled",
                        new Play(PlayChange.GOES_ON),
                        new Score(ScoreChange.CANCELLED)),
                planted(
                        "required without a suit",
                        new LeadRestriction(Role.PARTNER, LeadForm.REQUIRE_OR_FORBID)),
                planted(
                        "the other book's lead",
                        new LeadRestriction(Role.PARTNER, LeadForm.FORBID_UNSPECIFIED)),
                planted("said twice", action, action),
                planted("nothing said"));
    }

    private static Rectification bar(Span span) {
        return new PassObligation(Role.PARTNER, span);
    }

    private static Arguments planted(String what, Rectification... rectifications) {
        return Arguments.of(what, List.of(rectifications));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aPlantedFaultIsFound(String what, List<Rectification> rectifications) {
        var verdict = new Verdict(LawRef.list("12"), rectifications, Optional.empty());

        assertThat(SoundRulings.faults(LawBook.CN1999, Map.of(), verdict)).as(what).isNotEmpty();
    }

    @Test
    void aParagraphOfTheOtherBookIsFound() {
        var stands = List.<Rectification>of(new Stands(Which.ACTION));
        var old = new Verdict(LawRef.list("31B, 26A"), stands, Optional.empty());
        var current = new Verdict(LawRef.list("31B, 23A"), stands, Optional.empty());

        assertThat(SoundRulings.faults(LawBook.WBF2017, Map.of(), old)).isNotEmpty();
        assertThat(SoundRulings.faults(LawBook.CN1999, Map.of(), old)).isEmpty();
        assertThat(SoundRulings.faults(LawBook.CN1999, Map.of(), current)).isNotEmpty();
        assertThat(SoundRulings.faults(LawBook.WBF2017, Map.of(), current)).isEmpty();
    }

    @Test
    void aTurnThatNobodyHasIsFound() {
        var refused = Map.of(Fact.TURN, "partner", Fact.ACCEPTED, "no");
        var gone = List.<Rectification>of(new Cancelled(Which.ACTION));
        var barred = List.of(gone.getFirst(), new TurnGoesTo(Role.PARTNER), bar(Span.REST));

        assertThat(faultsIn2017(refused, gone)).isNotEmpty();
        assertThat(faultsIn2017(refused, barred)).isNotEmpty();
    }

    private static List<String> faultsIn2017(
            Map<Fact, String> path, List<Rectification> rectifications) {
        var verdict = new Verdict(LawRef.list("31B"), rectifications, Optional.empty());
        return SoundRulings.faults(LawBook.WBF2017, path, verdict);
    }

    @Test
    void aQuestionToTheWrongPersonIsFound() {
        var end = Steps.rule("23A", Steps.STANDS);
        var judged =
                new Question(
                        Fact.COMPARABLE,
                        Role.OFFENDER,
                        LawRef.list("23A"),
                        List.of(new Answer("yes", end), new Answer("no", end)));
        var found = Steps.find(Fact.ACCEPTED, "27A", Steps.yes(end), Steps.no(end));

        assertThat(SoundRulings.faults(judged)).isNotEmpty();
        assertThat(SoundRulings.faults(found)).isNotEmpty();
    }
}
