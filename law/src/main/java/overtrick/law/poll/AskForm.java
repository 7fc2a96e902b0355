package overtrick.law.poll;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.law.poll.Asked.Matter;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.systems.sheet.SystemMenu;

/// The form in which a director puts a decision, as it was filled in.
///
/// @param wrong what was not understood; empty when all was
/// @param hands all four, for the weights; may be empty
/// @param at the desk the director came from; may be empty
public record AskForm(
        Words words,
        String edition,
        String dealer,
        String vulnerable,
        String auction,
        String hand,
        String hands,
        String taken,
        String suggested,
        String system,
        String at,
        String wrong) {

    private static final int LONGEST = 200;

    static AskForm of(Visit visit, String wrong) {
        return new AskForm(
                visit.words(),
                visit.has("edition") ? cut(visit, "edition") : LawBook.WBF2017.code(),
                cut(visit, "dealer"),
                cut(visit, "vulnerable"),
                cut(visit, "auction"),
                cut(visit, "hand"),
                cut(visit, "hands"),
                cut(visit, "taken"),
                cut(visit, "suggested"),
                visit.has("system") ? cut(visit, "system") : Agreements.USUAL,
                cut(visit, "at"),
                wrong);
    }

    private static String cut(Visit visit, String field) {
        String text = visit.param(field).strip();
        return text.substring(0, Math.min(LONGEST, text.length()));
    }

    /// What is asked.
    ///
    /// @throws FormatException when something is not understood
    Matter matter() {
        Optional<Deal> deal = hands.isEmpty() ? Optional.empty() : Optional.of(Deal.parse(hands));
        String calls = String.join(" ", words(auction));
        var told = Auction.parse(Seat.parse(dealer), calls);
        var poll =
                new Poll(
                        LawBook.parse(edition),
                        told,
                        Vulnerability.parse(vulnerable),
                        hand(deal, told),
                        taken.isEmpty() ? Optional.empty() : Optional.of(Call.parse(taken)),
                        calls(suggested));
        return new Matter(poll, deal, system, at);
    }

    /// Of the player who is asked about: among the four, or by itself.
    private CardSet hand(Optional<Deal> deal, Auction told) {
        var among = deal.flatMap(all -> told.turn().map(all::hand));
        if (hand.isEmpty() && among.isPresent()) {
            return among.get();
        }
        var alone = CardSet.parse(hand.replace(' ', '.'));
        if (among.isPresent() && !among.get().equals(alone)) {
            throw new FormatException("this is not the player's hand among the four");
        }
        return alone;
    }

    private static Set<Call> calls(String text) {
        return words(text).stream().map(Call::parse).collect(Collectors.toSet());
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split("[\\s,–-]+")).filter(word -> !word.isBlank()).toList();
    }

    public SystemMenu systems() {
        return SystemMenu.of(words.locale());
    }
}
