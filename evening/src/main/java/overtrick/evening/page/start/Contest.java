package overtrick.evening.page.start;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.choice.ChoicePhrase;
import overtrick.movement.choice.Kind;
import overtrick.movement.team.TeamMovement;
import overtrick.page.Words;
import overtrick.tournament.session.Terms;

/// One way to play an event that is not pairs by a movement.
///
/// @param word such as `american-whist`
/// @param entries who play
/// @param movement all of it, or the first round of what is drawn round by round
/// @param rounds in all
/// @param each boards in a round
/// @param drawn whether the rounds after the first are drawn
record Contest(String word, int entries, Movement movement, int rounds, int each, boolean drawn) {

    static final String KNOCK_OUT = "knock-out";

    /// The numbers that the entries wear, the best seed first.
    List<EntryNumber> numbers() {
        return IntStream.rangeClosed(1, entries).mapToObj(EntryNumber::new).toList();
    }

    Duration length(Terms terms) {
        return terms.round(each).plus(terms.change()).multipliedBy(rounds).minus(terms.change());
    }

    Offer offer(Terms terms, Instant now, Words words) {
        var length = length(terms);
        return new Offer(
                word,
                words.get("ev.movement." + word.replace('-', '.')),
                movement.tables(),
                rounds,
                most(),
                fewest(),
                each,
                (int) length.toMinutes(),
                words.time(now.plus(length)),
                drawn ? rounds * each : movement.sets() * each,
                copies(),
                reasons(words.locale()).stream().map(one -> one.in(words.locale())).toList(),
                "");
    }

    /// The most boards that an entry plays. In a Swiss of an odd number nobody sits out twice, so
    /// with as many rounds as entries everybody does once.
    private int most() {
        if (!drawn) {
            return Offer.played(movement, each).getMax();
        }
        return (isOdd() && rounds == entries ? rounds - 1 : rounds) * each;
    }

    /// The fewest boards that an entry plays: a knock-out may end with its first match.
    private int fewest() {
        if (!drawn) {
            return Offer.played(movement, each).getMin();
        }
        if (word.equals(KNOCK_OUT)) {
            return each;
        }
        return (isOdd() ? rounds - 1 : rounds) * each;
    }

    private boolean isOdd() {
        return entries % 2 == 1;
    }

    /// The two tables of a match need one copy when they exchange its halves.
    private int copies() {
        int copies = movement.inspection().copies();
        boolean halves =
                each % 2 == 0
                        && !Kind.AMERICAN_WHIST.word().equals(word)
                        && movement.entries().last().value() > TeamMovement.SECOND_PAIR;
        return halves ? (copies + 1) / 2 : copies;
    }

    private List<Sentence> reasons(Locale locale) {
        int needed = copies();
        var copies =
                needed == 1
                        ? Sentence.of(ChoicePhrase.NO_SHARING)
                        : Sentence.of(ChoicePhrase.COPIES, needed);
        if (drawn || movement.seatings().getFirst().members().size() == 2) {
            return List.of(copies);
        }
        var balance = movement.balance();
        String deviation = String.format(locale, "%.2f", balance.deviation());
        return List.of(
                copies,
                balance.isPerfect()
                        ? Sentence.of(ChoicePhrase.PERFECT_BALANCE)
                        : Sentence.of(ChoicePhrase.BALANCE, deviation));
    }
}
