package overtrick.club.social;

import overtrick.bridge.chicago.ChicagoScorer;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyScorer;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;

/// What is played, with its house rules. One more form is one more value here, its standing and its
/// sheet.
public sealed interface Form {

    /// The word for it in keys and addresses, such as `rubber`.
    String code();

    /// Keeps the score of an evening of it.
    ///
    /// @param first who deals first
    Scorer<Tally> scorer(Seat first);

    record Rubber(RubberTerms terms) implements Form {
        @Override
        public String code() {
            return "rubber";
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    first,
                    dealer -> new RubberScorer(terms, dealer),
                    this::standing,
                    standing -> ((Standing.Rubber) standing).score());
        }

        private Standing standing(RubberScore score) {
            var scorer = new RubberScorer(terms, score.dealer());
            return new Standing.Rubber(score, scorer.stopped(score), scorer.units(score));
        }
    }

    record Chicago(ChicagoTerms terms) implements Form {
        @Override
        public String code() {
            return "chicago";
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    first,
                    dealer -> new ChicagoScorer(terms, dealer),
                    Standing.Chicago::new,
                    standing -> ((Standing.Chicago) standing).score());
        }
    }

    record Party(PartyTerms terms) implements Form {
        @Override
        public String code() {
            return "party";
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    first,
                    _ -> new PartyScorer(terms),
                    score -> new Standing.Party(score, terms.deals()),
                    standing -> ((Standing.Party) standing).score());
        }
    }
}
