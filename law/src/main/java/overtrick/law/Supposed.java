package overtrick.law;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.tree.Director;

/// What a case is taken to be until its director says otherwise, so that nobody at a table waits
/// for questions that hardly ever matter: what seldom happens has not happened, and who sits where
/// is known. Each is shown, and asked as soon as somebody doubts it.
///
/// @param ruling with all that is supposed
/// @param facts that were supposed on the way to it
record Supposed(Ruling ruling, Set<Fact> facts) {

    /// Only what a director finds out, and nothing that a player chooses or that must be asked
    /// first (Law 25A).
    private static final Map<Fact, String> SELDOM =
            new EnumMap<>(
                    Map.ofEntries(
                            Map.entry(Fact.TOLD_BY_OPPONENT, "no"),
                            Map.entry(Fact.TRICK_THIRTEEN, "no"),
                            Map.entry(Fact.NEXT_PLAY, "none"),
                            Map.entry(Fact.NEXT_CALL, "none"),
                            Map.entry(Fact.RIGHT_BARRED, "no"),
                            Map.entry(Fact.REPLACED_EARLY, "no"),
                            Map.entry(Fact.DUMMY_SEEN, "no"),
                            Map.entry(Fact.LAST_BUT_ONE, "no"),
                            Map.entry(Fact.FACED_HAND, "no"),
                            Map.entry(Fact.EXEMPT, "none"),
                            Map.entry(Fact.FOREIGN_CARD, "no"),
                            Map.entry(Fact.PENALTY_CARD_LIES, "no"),
                            Map.entry(Fact.DECLARER_DONE, "no"),
                            Map.entry(Fact.TEAMS, "no"),
                            Map.entry(Fact.CLAIM_IS, "claim")));

    /// A missed turn and a concession are just what is asked about there.
    private static final Set<Irregularity> WITHOUT =
            EnumSet.of(Irregularity.MISSED_TURN, Irregularity.CONCESSION_REGRETTED);

    Supposed {
        facts = Set.copyOf(facts);
    }

    /// @param known what has been answered
    /// @param doubted what is asked though it is seldom so
    static Supposed of(
            LawBook book,
            Irregularity irregularity,
            Facts known,
            Optional<Seat> offender,
            Optional<Seat> declarer,
            Set<Fact> doubted) {
        var seated = seated(irregularity, offender, declarer);
        var facts = known;
        var supposed = EnumSet.noneOf(Fact.class);
        while (true) {
            var ruling = Director.rule(book, irregularity, facts);
            var asked =
                    ruling instanceof Ruling.MissingFact(_, var question)
                            ? Optional.of(question)
                            : Optional.<Question>empty();
            var answer =
                    asked.filter(question -> !doubted.contains(question.fact()))
                            .flatMap(question -> answer(irregularity, seated, question));
            if (answer.isEmpty()) {
                return new Supposed(ruling, supposed);
            }
            var fact = asked.orElseThrow().fact();
            facts = facts.with(fact, answer.get());
            supposed.add(fact);
        }
    }

    private static Optional<String> answer(
            Irregularity irregularity, Facts seated, Question question) {
        var seldom =
                WITHOUT.contains(irregularity)
                        ? Optional.<String>empty()
                        : Optional.ofNullable(SELDOM.get(question.fact()));
        return seated.answer(question.fact())
                .or(() -> seldom)
                .filter(answer -> question.after(answer).isPresent());
    }

    /// Whose card it was, and on which side.
    private static Facts seated(
            Irregularity irregularity, Optional<Seat> offender, Optional<Seat> declarer) {
        if (offender.isEmpty() || declarer.isEmpty()) {
            return Facts.NONE;
        }
        boolean defends = offender.get().opposes(declarer.get());
        return switch (irregularity) {
            case OPENING_LEAD_OUT_OF_TURN, CALL_AFTER_FINAL_PASS, TWO_CARDS_AT_ONCE ->
                    Facts.of(Fact.SIDE, defends ? "defender" : "declaring");
            case EXPOSED_CARD_IN_PLAY, DEFECTIVE_TRICK, CARD_SEEN ->
                    Facts.of(Fact.EXPOSED_BY, defends ? "defender" : "declarer");
            case REVOKE -> Facts.of(Fact.REVOKER, revoker(offender.get(), declarer.get(), defends));
            default -> Facts.NONE;
        };
    }

    private static String revoker(Seat offender, Seat declarer, boolean defends) {
        if (defends) {
            return "defender";
        }
        return offender == declarer ? "declarer" : "dummy";
    }
}
