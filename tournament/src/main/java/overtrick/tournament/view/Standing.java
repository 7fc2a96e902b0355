package overtrick.tournament.view;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.rank.Ranking;

/// The ranking as far as it can be shown.
///
/// @param ranking empty when there is nothing to rank, or it cannot be done
/// @param sections the same with places in each section, when the field goes across several
/// @param complaint why it cannot; empty when it can
/// @param provisional until the tournament is closed
public record Standing(
        Optional<Ranking> ranking,
        Optional<Ranking> sections,
        Optional<Sentence> complaint,
        boolean provisional) {}
