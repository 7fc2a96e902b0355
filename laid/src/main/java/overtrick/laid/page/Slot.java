package overtrick.laid.page;

import java.math.RoundingMode;
import java.util.Optional;
import overtrick.house.table.Member;
import overtrick.laid.Field;
import overtrick.laid.LaidHall;
import overtrick.laid.set.LaidSet;
import overtrick.laid.set.LaidSets;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.laid.LaidRanking;

/// A set of deals as somebody sees it in a list.
///
/// @param played how many they have finished
/// @param own how they stand; empty until they have played all
/// @param finished how many have played all
public record Slot(
        LaidSets.Line line,
        int deals,
        State state,
        int played,
        Optional<LaidRanking.Line> own,
        int finished,
        Words words) {

    /// @param viewer who looks; empty for somebody unknown
    static Optional<Slot> of(
            LaidHall hall, LaidSets.Line line, Optional<Member.Person> viewer, Words words) {
        return hall.field(line.code()).map(field -> of(hall, line, field, viewer, words));
    }

    static Slot of(
            LaidHall hall,
            LaidSets.Line line,
            Field field,
            Optional<Member.Person> viewer,
            Words words) {
        var plan = field.set().plan().orElseThrow();
        var own = viewer.flatMap(person -> field.line(person.id()));
        return new Slot(
                line,
                plan.deals(),
                state(hall, plan, field, viewer),
                viewer.map(person -> field.played(person.id())).orElse(0),
                own,
                field.ranking().lines().size(),
                words);
    }

    private static State state(
            LaidHall hall, LaidSet.Plan plan, Field field, Optional<Member.Person> viewer) {
        var now = hall.house().clock().instant();
        if (field.set().isClosed() || !now.isBefore(plan.closes())) {
            return State.CLOSED;
        }
        if (now.isBefore(plan.opens())) {
            return State.YET_TO_COME;
        }
        var person = viewer.map(Member.Person::id);
        if (person.flatMap(field.set()::tableOf).isEmpty()) {
            return State.NOT_BEGUN;
        }
        boolean all = field.hasFinished(person.get());
        return all || field.played(person.get()) >= plan.deals() ? State.FINISHED : State.HALF_WAY;
    }

    public String path() {
        return "/today/" + line.code().code();
    }

    public boolean isPlayed() {
        return state == State.NOT_BEGUN || state == State.HALF_WAY;
    }

    /// What the deals are called: those of a day, of a week, or of a challenge.
    public String title() {
        return Titles.of(line.occasion(), deals, words);
    }

    /// How far the visitor is, and what it came to.
    public String told() {
        return switch (state) {
            case YET_TO_COME -> words.get("laid.from", words.when(line.opens()));
            case NOT_BEGUN -> words.get("laid.until", words.when(line.closes()));
            case HALF_WAY -> words.get("laid.played.of", played, deals);
            case FINISHED, CLOSED ->
                    own.map(mine ->
                                    words.get(
                                            "laid.made",
                                            percent(mine.percent(), words),
                                            mine.placeText(),
                                            finished))
                            .orElseGet(() -> words.get("laid.over"));
        };
    }

    /// `62.5 %`, with one decimal.
    static String percent(Fraction value, Words words) {
        return decimal(value, words) + "%";
    }

    /// `62.5`, or `62,5` where people write a comma.
    static String decimal(Fraction value, Words words) {
        return words.number(value.rounded(1, RoundingMode.HALF_UP));
    }
}
