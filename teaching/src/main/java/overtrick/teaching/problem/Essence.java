package overtrick.teaching.problem;

import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;

/// Whether a line that works does so by what its theme says, so that the reason given for it is the
/// true one.
final class Essence {

    private final Problem problem;
    private final Play play;

    /// @param play the line, in the deal of the problem
    Essence(Problem problem, Play play) {
        this.problem = problem;
        this.play = play;
    }

    boolean isThere() {
        return switch (problem.theme()) {
            case HOLD_UP -> isAceKept();
            case DUCKING -> isLongSuitCashed();
            case AVOIDANCE -> play.tricks().stream().noneMatch(trick -> winner(trick) == Seat.EAST);
            case ELIMINATION -> play.tricks().stream().anyMatch(this::isGift);
            case SQUEEZE -> isGuardThrown();
            case RUFF -> play.tricks().stream().anyMatch(this::isRuffedByDummy);
            case FINESSE, SAFETY, SECOND_HAND, THIRD_HAND, COUNT, LEAD -> true;
        };
    }

    private Seat winner(Trick trick) {
        return trick.winner(play.contract().strain());
    }

    private boolean isAceKept() {
        var ace = Card.of(problem.right().suit(), Rank.ACE);
        return play.tricks().stream().skip(1).anyMatch(trick -> trick.cards().contains(ace));
    }

    private boolean isLongSuitCashed() {
        var suit = problem.right().suit();
        return play.tricks().stream()
                        .filter(trick -> winner(trick) == Seat.NORTH)
                        .filter(trick -> trick.suitLed().filter(led -> led == suit).isPresent())
                        .count()
                >= 2;
    }

    private boolean isRuffedByDummy(Trick trick) {
        var strain = play.contract().strain();
        return trick.by(Seat.NORTH)
                .filter(card -> strain.trumps().filter(trumps -> trumps == card.suit()).isPresent())
                .filter(card -> card.suit() != trick.cards().getFirst().suit())
                .isPresent();
    }

    /// A defender leads the suit that declarer does not want to lead, or one of which neither
    /// declarer nor dummy has a card.
    private boolean isGift(Trick trick) {
        if (!trick.leader().opposes(problem.contract().declarer())) {
            return false;
        }
        var led = trick.cards().getFirst().suit();
        boolean late = play.tricks().indexOf(trick) * Trick.FULL >= problem.sight().cards().size();
        boolean nobodyFollows =
                trick.by(Seat.NORTH).filter(card -> card.suit() != led).isPresent()
                        && trick.by(Seat.SOUTH).filter(card -> card.suit() != led).isPresent();
        return late && (led == problem.wrong().suit() || nobodyFollows);
    }

    /// A defender has a guard in the long suit, so that it does not run by itself, and a card is
    /// thrown away beside which a lower one of ours later wins.
    private boolean isGuardThrown() {
        var suit = problem.wrong().suit();
        int ours = problem.deal().hand(Seat.NORTH).length(suit);
        boolean guarded =
                problem.deal().hand(Seat.EAST).length(suit) >= ours
                        || problem.deal().hand(Seat.WEST).length(suit) >= ours;
        var thrown = CardSet.NONE;
        for (var trick : play.tricks()) {
            var led = trick.cards().getFirst().suit();
            var winning = trick.winningCard(play.contract().strain());
            boolean ourTrick = !winner(trick).opposes(problem.contract().declarer());
            boolean above =
                    thrown.in(led).stream().anyMatch(card -> card.rank().beats(winning.rank()));
            if (guarded && ourTrick && winning.suit() == led && above) {
                return true;
            }
            for (var seat : new Seat[] {Seat.EAST, Seat.WEST}) {
                var card = trick.by(seat).orElseThrow();
                thrown = card.suit() == led ? thrown : thrown.with(card);
            }
        }
        return false;
    }
}
