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
import overtrick.cards.Seat;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.systems.sheet.SystemMenu;

/// The form in which a director puts a decision, as it was filled in.
///
/// @param wrong what was not understood; empty when all was
/// @param at the desk the director came from; may be empty
public record AskForm(
        Words words,
        String edition,
        String dealer,
        String vulnerable,
        String auction,
        String hand,
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
    /// @throws overtrick.cards.FormatException when something is not understood
    Poll poll() {
        String calls = String.join(" ", words(auction));
        return new Poll(
                LawBook.parse(edition),
                Auction.parse(Seat.parse(dealer), calls),
                Vulnerability.parse(vulnerable),
                CardSet.parse(hand.replace(' ', '.')),
                taken.isEmpty() ? Optional.empty() : Optional.of(Call.parse(taken)),
                calls(suggested));
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
