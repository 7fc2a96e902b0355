package overtrick.practice.situation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.teaching.lead.LeadDeals.Lead;
import overtrick.teaching.lead.LeadKind;
import overtrick.teaching.lead.LeadSentences;
import overtrick.teaching.lead.LeadVerdict;
import overtrick.teaching.situation.Dealt;

/// An opening lead to be chosen, or what the one that was chosen is worth.
///
/// @param verdict on the lead; empty before it
public record LeadPage(
        Words words, LeadKind kind, int number, Lead lead, Optional<LeadVerdict> verdict) {

    public String title() {
        return words.get("practice.lead." + kind.code());
    }

    public CardSet hand() {
        return lead.dealt().deal().hand(Dealt.PLAYER);
    }

    public List<Suit> suits() {
        return List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);
    }

    /// The cards of a suit, the highest first.
    public List<Card> cards(Suit suit) {
        return hand().in(suit).stream().toList();
    }

    public List<Told> told() {
        return Told.of(lead.end(), words);
    }

    public String contract() {
        var contract = lead.end().auction().contract().orElseThrow();
        return words.get(
                "practice.lead.contract",
                contract.bid().level() + contract.bid().strain().symbol(),
                words.name(contract.declarer()));
    }

    public String markWord() {
        return verdict.map(one -> one.mark().name().toLowerCase(Locale.ROOT)).orElse("");
    }

    /// The verdict in pieces, its head first.
    public Glossed glossed() {
        var said = LeadSentences.of(verdict.orElseThrow(), words.locale());
        var all = new ArrayList<String>();
        all.add(said.head());
        all.addAll(said.reasons());
        return Glossed.of(all, words);
    }

    static String path(LeadKind kind, int number) {
        return "/practice/leads?against=%s&n=%d".formatted(kind.code(), number);
    }

    public String next() {
        return path(kind, Math.min(Place.MOST, number + 1));
    }

    public String again() {
        return path(kind, number);
    }

    /// The other contracts to lead against.
    public List<LeadKind> others() {
        return List.of(LeadKind.values()).stream().filter(one -> one != kind).toList();
    }
}
