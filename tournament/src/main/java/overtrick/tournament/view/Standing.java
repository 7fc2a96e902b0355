package overtrick.tournament.view;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;

/// The ranking as far as it can be shown.
///
/// @param ranking empty when there is nothing to rank, or it cannot be done
/// @param sections the same with places in each section, when the field goes across several
/// @param complaint why it cannot; empty when it can
/// @param scores what the ranking is made of: the slips, and what each came to
/// @param provisional until the tournament is closed
public record Standing(
        Optional<Ranking> ranking,
        Optional<Ranking> sections,
        Optional<Sentence> complaint,
        Optional<Scores> scores,
        boolean provisional) {

    /// As long as the director does not show it.
    static Standing hidden(boolean provisional) {
        return new Standing(
                Optional.empty(),
                Optional.empty(),
                Optional.of(Sentence.of(StandingHint.RESULTS_HIDDEN)),
                Optional.empty(),
                provisional);
    }
}
