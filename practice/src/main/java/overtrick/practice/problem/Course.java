package overtrick.practice.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// How far somebody has come with a problem. It stands in the address of the page, so that nothing
/// is kept and every step can be gone back to.
///
/// @param cards after those with which the problem begins
/// @param plan what they have counted; empty before they have
/// @param tried the card that was wrong and taken back; empty when none was
/// @param wrong how many cards were taken back so far
/// @param near the last card, when another would have been a little better
record Course(
        List<Card> cards,
        Optional<PlanCount> plan,
        Optional<Card> tried,
        int wrong,
        Optional<Near> near) {

    /// A card that is good, too.
    ///
    /// @param more layouts in which it fails and the best does not
    record Near(Card card, int more) {

        private static final Pattern TEXT = Pattern.compile("([CDHS][2-9TJQKA])-(\\d{1,2})");

        static Optional<Near> of(String text) {
            var parts = TEXT.matcher(text);
            return parts.matches()
                    ? Optional.of(
                            new Near(Card.parse(parts.group(1)), Integer.parseInt(parts.group(2))))
                    : Optional.empty();
        }

        String text() {
            return card.code() + "-" + more;
        }
    }

    /// Codes of two letters, as many as a play can have.
    private static final Pattern CARDS = Pattern.compile("([CDHS][2-9TJQKA]){0,52}");

    private static final int MOST_WRONG = 99;

    static Course of(Visit visit, Given given) {
        var cards = cards(visit.param("cards"));
        var play = played(given, cards);
        var tried = tried(visit).filter(card -> play.refusal(card).isEmpty());
        int wrong = visit.has("wrong") ? visit.number("wrong", 0, MOST_WRONG) : 0;
        var plan =
                visit.has("plan") ? PlanCount.of(visit.param("plan")) : Optional.<PlanCount>empty();
        return new Course(cards, plan, tried, wrong, Near.of(visit.param("near")));
    }

    private static Play played(Given given, List<Card> cards) {
        try {
            return given.after(cards);
        } catch (IllegalArgumentException refused) {
            throw Sorry.unclear("problem.unclear.cards");
        }
    }

    private static List<Card> cards(String text) {
        if (!CARDS.matcher(text).matches()) {
            throw Sorry.unclear("problem.unclear.cards");
        }
        var cards = new ArrayList<Card>();
        for (int at = 0; at < text.length(); at += 2) {
            cards.add(Card.parse(text.substring(at, at + 2)));
        }
        return cards;
    }

    private static Optional<Card> tried(Visit visit) {
        return visit.has("tried") ? Optional.of(card(visit, "tried")) : Optional.empty();
    }

    /// The card in a field.
    ///
    /// @throws Sorry when it is none
    static Card card(Visit visit, String field) {
        try {
            return Card.parse(visit.param(field));
        } catch (FormatException none) {
            throw Sorry.unclear("problem.unclear.card");
        }
    }

    /// Whether the plan has been made, or left out.
    boolean isPlanned() {
        return plan.isPresent();
    }

    Course planned(PlanCount counted) {
        return new Course(cards, Optional.of(counted), Optional.empty(), wrong, Optional.empty());
    }

    /// @param last the player's card, when another would have been a little better
    Course after(List<Card> all, Optional<Near> last) {
        return new Course(all, plan, Optional.empty(), wrong, last);
    }

    /// The same after a card that was wrong and is taken back.
    Course takenBack(Card card) {
        return new Course(
                cards, plan, Optional.of(card), Math.min(MOST_WRONG, wrong + 1), Optional.empty());
    }

    /// The cards as they stand in the address.
    String text() {
        return cards.stream().map(Card::code).collect(Collectors.joining());
    }

    /// The address of the page that shows it.
    String address(Given given) {
        var parts = new ArrayList<String>();
        if (!given.query().isEmpty()) {
            parts.add(given.query());
        }
        plan.ifPresent(counted -> parts.add("plan=" + counted.text()));
        if (!cards.isEmpty()) {
            parts.add("cards=" + text());
        }
        tried.ifPresent(card -> parts.add("tried=" + card.code()));
        if (wrong > 0) {
            parts.add("wrong=" + wrong);
        }
        near.ifPresent(last -> parts.add("near=" + last.text()));
        return parts.isEmpty() ? given.address() : given.address() + "?" + String.join("&", parts);
    }
}
