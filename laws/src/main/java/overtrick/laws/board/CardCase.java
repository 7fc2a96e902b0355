package overtrick.laws.board;

import java.util.Optional;
import java.util.Set;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.tree.Director;

/// Cards that were led, played or shown when they should not have been, and are not ruled on yet.
///
/// @param suit that the player who was asked has named
/// @param other what the defender has said who is not next in turn; empty until they have (Law 55A)
public record CardCase(
        Irregularity irregularity,
        Seat offender,
        Set<Card> cards,
        Facts facts,
        Optional<Suit> suit,
        Optional<String> other) {

    public CardCase {
        cards = Set.copyOf(cards);
    }

    CardCase(
            Irregularity irregularity,
            Seat offender,
            Set<Card> cards,
            Facts facts,
            Optional<Suit> suit) {
        this(irregularity, offender, cards, facts, suit, Optional.empty());
    }

    /// The defender whose turn comes next after a lead of declarer's side.
    Seat next() {
        return offender.left();
    }

    /// Both defenders are asked about declarer's lead, each for themselves: first the one whose
    /// word does not prevail, so that the other has not heard what would. Where they differ, the
    /// next in turn decides (Law 55A).
    CardCase said(Seat by, String answer) {
        if (by != next()) {
            return new CardCase(irregularity, offender, cards, facts, suit, Optional.of(answer));
        }
        var differs = other.filter(word -> !word.equals(answer));
        var found =
                differs.isPresent()
                        ? Facts.of(Fact.LEAD_ACCEPTED, "differ").with(Fact.NEXT_ACCEPTS, answer)
                        : Facts.of(Fact.LEAD_ACCEPTED, answer);
        return with(found, Optional.empty());
    }

    Ruling ruling(LawBook book) {
        return Director.rule(book, irregularity, facts);
    }

    Optional<Question> question(LawBook book) {
        return switch (ruling(book)) {
            case Ruling.MissingFact(_, var question) -> Optional.of(question);
            case Ruling.OptionsOffered(_, var question) -> Optional.of(question);
            case Ruling.Ruled _ -> Optional.empty();
        };
    }

    CardCase with(Facts more, Optional<Suit> named) {
        return new CardCase(
                irregularity, offender, cards, more.or(facts), named.or(() -> suit), other);
    }

    CardCase as(Irregularity other, Facts more) {
        return new CardCase(other, offender, cards, more.or(facts), suit);
    }

    /// The card, where it is one.
    Card card() {
        return cards.iterator().next();
    }

    /// As it is written in rulings.
    String about() {
        return cards.stream().sorted().map(Card::toString).reduce((a, b) -> a + " " + b).orElse("");
    }
}
