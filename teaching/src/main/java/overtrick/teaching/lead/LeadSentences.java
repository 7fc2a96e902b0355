package overtrick.teaching.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.words.Bundle;
import overtrick.robots.search.Candidate;
import overtrick.teaching.memory.Mark;

/// A verdict on a lead as a teacher says it.
///
/// @param head the verdict itself
/// @param reasons how the leads did, and what is led by convention
public record LeadSentences(String head, List<String> reasons) {

    private static final Bundle BUNDLE =
            Bundle.of("leads", LeadSentences.class::getResourceAsStream);

    /// The verdict in a language.
    public static LeadSentences of(LeadVerdict verdict, Locale locale) {
        var words = BUNDLE.in(locale);
        var head =
                words.text(
                        verdict.mark().name().toLowerCase(Locale.ROOT),
                        name(verdict.led()),
                        name(verdict.due()));
        var told = new ArrayList<String>();
        if (!verdict.led().equals(verdict.due())) {
            verdict.best().ifPresent(best -> told.add(did(verdict.due(), best, locale)));
        }
        verdict.yours().ifPresent(yours -> told.add(did(verdict.led(), yours, locale)));
        if (verdict.mark() == Mark.WRONG && verdict.yours().isPresent()) {
            told.add(
                    words.text(
                            "cost",
                            name(verdict.led()),
                            String.format(locale, "%.1f", verdict.cost())));
        }
        usual(verdict).ifPresent(card -> told.add(words.text("usual", name(card))));
        return new LeadSentences(head, told);
    }

    private static Optional<Card> usual(LeadVerdict verdict) {
        return verdict.mark() == Mark.RIGHT ? Optional.empty() : verdict.usual();
    }

    private static String did(Card card, Candidate candidate, Locale locale) {
        return BUNDLE.in(locale)
                .text(
                        "did",
                        name(card),
                        (int) Math.round(100 * candidate.reached() / candidate.of()),
                        String.format(locale, "%.1f", candidate.tricks()));
    }

    private static String name(Card card) {
        var rank = String.valueOf(card.rank().letter());
        return card.suit().symbol() + (rank.equals("T") ? "10" : rank);
    }
}
