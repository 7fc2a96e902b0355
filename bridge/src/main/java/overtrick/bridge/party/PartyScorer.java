package overtrick.bridge.party;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;

/// Keeps the score of a party: each deal is scored as in duplicate (Law 77, or the club's sheet)
/// and held against what the side with the points should have scored; the difference is turned into
/// IMPs (Law 78B).
public record PartyScorer(PartyTerms terms) implements Scorer<PartyScore> {

    @Override
    public PartyScore start() {
        return new PartyScore(List.of());
    }

    /// Dealer and vulnerability as on boards of duplicate (Law 2).
    @Override
    public Optional<NextDeal> next(PartyScore score) {
        var number = new BoardNumber(score.deals().size() + 1);
        return number.value() > terms.deals()
                ? Optional.empty()
                : Optional.of(new NextDeal(number.dealer(), number.vulnerability()));
    }

    @Override
    public PartyScore add(PartyScore score, BoardInPlay board) {
        boolean passedOut = board.result().orElseThrow() instanceof Result.PassedOut;
        if (passedOut && terms.passedOut() == PassedOutDeal.DEALT_AGAIN) {
            return score;
        }
        var deal = PartyDeal.of(terms, board);
        return new PartyScore(Stream.concat(score.deals().stream(), Stream.of(deal)).toList());
    }
}
