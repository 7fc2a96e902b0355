package overtrick.laws.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Cards;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.SuitDemand;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.table.Duty.Status;
import overtrick.laws.table.LeadDemand;
import overtrick.laws.table.PlayTable;
import overtrick.laws.table.Revoke;
import overtrick.laws.table.Ruled;

/// Carries a ruling on cards out at the table.
final class CardRulings {

    private CardRulings() {}

    /// Applies the verdict on the open case, and goes on with the Law that it leads to.
    static FreeBoard settled(FreeBoard board) {
        var open = board.incident();
        if (open.isEmpty()
                || !(open.get().ruling(board.auction().book())
                        instanceof Ruling.Ruled(_, var verdict))) {
            return board;
        }
        var done = applied(board.withIncident(Optional.empty()), open.get(), verdict);
        return verdict.then()
                .map(next -> open.get().as(next, CardFacts.shown(open.get().cards())))
                .map(next -> settled(done.withIncident(Optional.of(next))))
                .orElse(done);
    }

    private static FreeBoard applied(FreeBoard board, CardCase about, Verdict verdict) {
        var given = new Ruled(about.irregularity(), about.offender(), about.about(), verdict);
        var entered = board.with(board.auction().ruled(given));
        if (about.irregularity() == Irregularity.EXPOSED_CARD_IN_AUCTION) {
            return entered;
        }
        if (about.irregularity() == Irregularity.REVOKE) {
            return corrected(entered, about, verdict);
        }
        var play = entered.play().orElseThrow();
        for (var what : verdict.rectifications()) {
            play = rectified(play, what, about, verdict);
        }
        return entered.with(
                entered.auction().settled(duty -> duty.what() instanceof SuitDemand, Status.DONE),
                play);
    }

    private static FreeBoard corrected(FreeBoard board, CardCase about, Verdict verdict) {
        var revoke = revoke(board, about);
        boolean corrects =
                verdict.rectifications()
                        .contains(new Rectification.Play(PlayChange.REVOKE_CORRECTED));
        return corrects
                ? board.correcting(Optional.of(new Correction(revoke, false, List.of(), false)))
                : board;
    }

    private static Revoke revoke(FreeBoard board, CardCase about) {
        return board.play().orElseThrow().revokes().stream()
                .filter(one -> one.card().equals(about.card()))
                .findFirst()
                .orElseThrow();
    }

    private static PlayTable rectified(
            PlayTable play, Rectification what, CardCase about, Verdict verdict) {
        return switch (what) {
            case Stands _ -> stands(play, about, verdict);
            case Cards(var fate)
                    when fate == CardFate.MAJOR_PENALTY_CARD || fate == CardFate.WRONG_CARD_MAJOR ->
                    withPenaltyCards(play, about, true);
            case Cards(var fate) when fate == CardFate.MINOR_PENALTY_CARD ->
                    withPenaltyCards(play, about, false);
            case SuitDemand(_, var demand) -> play.withDemand(demand(play, about, demand));
            default -> play;
        };
    }

    private static PlayTable stands(PlayTable play, CardCase about, Verdict verdict) {
        return switch (about.irregularity()) {
            case PENALTY_CARD_NOT_PLAYED -> play.accepted(about.card());
            // it must be played at its turn, as a penalty card must (Law 57C and 57D)
            case PREMATURE_PLAY -> withPenaltyCards(play, about, true);
            default -> {
                boolean spreads =
                        verdict.rectifications()
                                .contains(
                                        new Rectification.Play(PlayChange.DECLARER_BECOMES_DUMMY));
                var declared =
                        spreads ? play.declaredBy(play.contract().declarer().partner()) : play;
                yield declared.ledBy(about.offender(), about.card());
            }
        };
    }

    private static PlayTable withPenaltyCards(PlayTable play, CardCase about, boolean isMajor) {
        if (!play.isDefender(about.offender())) {
            return play;
        }
        var next = play;
        for (var card : about.cards()) {
            next = next.withPenaltyCard(about.offender(), card, isMajor);
        }
        return next;
    }

    /// Of a card led out of turn its suit is required or forbidden, of one played too early the
    /// suit led is meant, or one that declarer names.
    private static LeadDemand demand(PlayTable play, CardCase about, Demand demand) {
        Seat partner = about.offender().partner();
        Suit own = about.card().suit();
        if (about.irregularity() != Irregularity.PREMATURE_PLAY) {
            return new LeadDemand(partner, demand, Set.of(own), play.tricks().size());
        }
        var suit =
                switch (demand) {
                    case HIGHEST, LOWEST -> play.current().suitLed().orElse(own);
                    default -> about.suit().orElse(own);
                };
        return new LeadDemand(partner, demand, Set.of(suit), LeadDemand.NOT_OF_PENALTY_CARDS);
    }
}
