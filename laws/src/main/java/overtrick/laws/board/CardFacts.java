package overtrick.laws.board;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.table.PlayTable;
import overtrick.laws.table.Revoke;

/// What everybody at the table can see of a card that should not have been there.
record CardFacts(PlayTable play) {

    /// The trick before the last, from 0: a revoke in it is always corrected (Law 62D).
    static final int LAST_BUT_ONE = Play.TRICKS - 2;

    /// Opens a case for a card that was played when it should not have been.
    CardCase played(Irregularity seen, Seat from, Card card) {
        boolean opening = play.tricks().isEmpty() && play.current().isEmpty();
        var irregularity =
                opening && seen != Irregularity.PENALTY_CARD_NOT_PLAYED
                        ? Irregularity.OPENING_LEAD_OUT_OF_TURN
                        : seen;
        return new CardCase(
                irregularity,
                from,
                Set.of(card),
                facts(irregularity, from, card),
                Optional.empty());
    }

    private Facts facts(Irregularity irregularity, Seat from, Card card) {
        var facts = Facts.of(Fact.TOLD_BY_OPPONENT, "no");
        return switch (irregularity) {
            case OPENING_LEAD_OUT_OF_TURN ->
                    facts.with(Fact.SIDE, play.isDefender(from) ? "defender" : "declaring")
                            .with(Fact.FACE_UP, "yes")
                            .with(Fact.DUMMY_SEEN, "no")
                            .with(Fact.LED, "yes");
            case LEAD_OUT_OF_TURN_BY_DEFENDER ->
                    led(facts).with(Fact.PARTNER_LEADS, yesNo(play.turn() == from.partner()));
            case LEAD_OUT_OF_TURN_BY_DECLARER ->
                    led(facts)
                            .with(
                                    Fact.LEAD_BELONGS,
                                    play.isDefender(play.turn()) ? "opponents" : "own-side");
            case PREMATURE_PLAY ->
                    facts.with(Fact.EARLY_HOW, how(from))
                            .with(Fact.DECLARER_DONE, yesNo(isDeclarerDone()))
                            .with(Fact.CARD_LEGAL, yesNo(isLegal(from, card)));
            case PENALTY_CARD_NOT_PLAYED -> facts.with(Fact.DECLARER_PLAYED, "no");
            default -> throw new IllegalStateException("nothing is known of " + irregularity);
        };
    }

    private Facts led(Facts facts) {
        boolean last = play.tricks().size() == Play.TRICKS - 1;
        return facts.with(Fact.NEXT_PLAY, "none").with(Fact.TRICK_THIRTEEN, yesNo(last));
    }

    private String how(Seat from) {
        var trick = play.current();
        if (trick.by(from).isPresent()) {
            return "next-trick";
        }
        return trick.by(from.partner()).isPresent() ? "at-right-hands-turn" : "before-partner";
    }

    private boolean isDeclarerDone() {
        var declarer = play.contract().declarer();
        return play.current().by(declarer).isPresent()
                && play.current().by(declarer.partner()).isPresent();
    }

    private boolean isLegal(Seat from, Card card) {
        return play.current()
                .suitLed()
                .filter(led -> led != card.suit() && play.hand(from).length(led) > 0)
                .isEmpty();
    }

    /// Cards that were shown, in the auction or by a defender in the play.
    static Facts shown(Set<Card> cards) {
        String seen =
                cards.size() > 1
                        ? "several"
                        : isSmall(cards.iterator().next()) ? "small" : "honour";
        return Facts.of(Fact.CARDS_SEEN, seen)
                .with(Fact.LED, "no")
                .with(Fact.EXPOSED_BY, "defender")
                .with(Fact.EXPOSED_HOW, "accident");
    }

    /// A revoke to which attention is drawn before it is established.
    Facts noticed(Revoke revoke) {
        return Facts.of(Fact.LAST_BUT_ONE, yesNo(revoke.trick() == LAST_BUT_ONE))
                .with(Fact.CARDS_BACK, "no")
                .with(Fact.ESTABLISHED, "no")
                .with(Fact.FACED_HAND, "no")
                .with(Fact.REVOKER, role(revoke.seat()));
    }

    private String role(Seat seat) {
        if (play.isDefender(seat)) {
            return "defender";
        }
        return seat == play.contract().declarer() ? "declarer" : "dummy";
    }

    /// A revoke that is found when the board is over.
    ///
    /// @param second whether the same player had revoked in that suit before
    Facts established(Revoke revoke, boolean second) {
        return Facts.of(Fact.LAST_BUT_ONE, yesNo(revoke.trick() == LAST_BUT_ONE && play.isOver()))
                .with(Fact.CARDS_BACK, "no")
                .with(Fact.ESTABLISHED, "next-trick")
                .with(Fact.EXEMPT, exempt(revoke, second))
                .with(Fact.TRICKS_FROM_REVOKE, tricksFrom(revoke))
                .with(Fact.REVOKER_WON, yesNo(isWonBy(revoke)))
                .with(Fact.WON_WITH_SUIT, yesNo(wonWithSuit(revoke)));
    }

    /// Law 64B, as far as the cards tell.
    private String exempt(Revoke revoke, boolean second) {
        boolean both =
                play.revokes().stream().anyMatch(other -> other.seat().opposes(revoke.seat()));
        if (both) {
            return "both";
        }
        if (second) {
            return "second";
        }
        return role(revoke.seat()).equals("dummy") ? "dummy-or-faced" : "none";
    }

    private String tricksFrom(Revoke revoke) {
        long won =
                play.tricks().stream()
                        .skip(revoke.trick())
                        .filter(trick -> !winner(trick).opposes(revoke.seat()))
                        .count();
        return won == 0 ? "none" : won == 1 ? "one" : "more";
    }

    private boolean isWonBy(Revoke revoke) {
        return revoke.trick() < play.tricks().size()
                && winner(play.tricks().get(revoke.trick())) == revoke.seat();
    }

    /// Law 64A2 of 1999: a later trick won with a card that could have followed suit.
    private boolean wonWithSuit(Revoke revoke) {
        var suit = play.trick(revoke.trick()).suitLed().orElseThrow();
        return play.tricks().stream()
                .skip(revoke.trick() + 1L)
                .filter(trick -> winner(trick) == revoke.seat())
                .anyMatch(trick -> trick.winningCard(play.contract().strain()).suit() == suit);
    }

    private Seat winner(Trick trick) {
        return trick.winner(play.contract().strain());
    }

    static boolean isSmall(Card card) {
        return Rank.TEN.beats(card.rank());
    }

    static String yesNo(boolean is) {
        return is ? "yes" : "no";
    }
}
