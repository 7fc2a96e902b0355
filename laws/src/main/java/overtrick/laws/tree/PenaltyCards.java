package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.SuitDemand;
import overtrick.laws.ruling.Step;

/// A penalty card on the table: when the partner is to lead, and when it is not played (Laws 50 to
/// 52). The offender here is the defender whose card it is.
final class PenaltyCards {

    private static final Rectification REQUIRED = demand(Demand.REQUIRE);
    private static final Rectification FORBIDDEN = demand(Demand.FORBID);
    private static final Rectification FREE = demand(Demand.FREE);

    private PenaltyCards() {}

    private static Rectification demand(Demand demand) {
        return new SuitDemand(Role.PARTNER, demand);
    }

    static Step tree(LawBook book) {
        return find(
                Fact.PENALTY_KIND,
                "50B",
                on("minor", rule("50C", cards(CardFate.MINOR_PENALTY_CARD))),
                on(
                        "major",
                        find(
                                Fact.TO_PLAY,
                                "50D",
                                on("holder", holderPlays()),
                                on("partner", partnerLeads(book)))));
    }

    /// Of several that may be played declarer names one.
    private static Step holderPlays() {
        return find(
                Fact.PENALTY_LEGAL,
                "50D1, 51A",
                on("one", rule("50D1", play(PlayChange.PENALTY_CARD_PLAYED))),
                on("several", rule("51A", demand(Demand.DECLARER_CHOOSES_CARD))));
    }

    /// The choice comes anew at each lead of the partner while a major card lies there.
    private static Step partnerLeads(LawBook book) {
        return find(
                Fact.PENALTY_SUITS,
                "50D2, 51B",
                on(
                        "one",
                        ofOneSuit(
                                book,
                                "50D2",
                                CardFate.PENALTY_CARDS_BACK,
                                CardFate.PENALTY_CARD_STAYS)),
                on(
                        "same",
                        ofOneSuit(
                                book,
                                "51B1",
                                CardFate.PENALTY_CARDS_OF_SUIT_BACK,
                                CardFate.PENALTY_CARDS_STAY)),
                on("several", ofSeveralSuits(book)));
    }

    /// What declarer may ask of the partner's lead.
    private static Question ofOneSuit(LawBook book, String law, CardFate back, CardFate stays) {
        return ask(
                Fact.SUIT_CHOICE,
                Role.DECLARER,
                law,
                on("require", asked(book, law, REQUIRED, back)),
                on("forbid", asked(book, law, FORBIDDEN, back)),
                on("leave", asked(book, law, FREE, stays)));
    }

    /// One suit is required, or one or more forbidden; only their cards go back.
    private static Question ofSeveralSuits(LawBook book) {
        var several = demand(Demand.FORBID_SEVERAL);
        return ask(
                Fact.SUIT_CHOICE,
                Role.DECLARER,
                "51B2",
                on(
                        "require",
                        asked(book, "51B2(a)", REQUIRED, CardFate.PENALTY_CARDS_OF_SUIT_BACK)),
                on(
                        "forbid",
                        asked(book, "51B2(b)", FORBIDDEN, CardFate.PENALTY_CARDS_OF_SUIT_BACK)),
                on(
                        "forbid-several",
                        asked(book, "51B2(b)", several, CardFate.PENALTY_CARDS_OF_SUITS_BACK)),
                on(
                        "leave",
                        asked(
                                book,
                                isNew(book) ? "51B2(c)" : "51B2, 50D2",
                                FREE,
                                CardFate.PENALTY_CARDS_STAY)));
    }

    private static Step asked(LawBook book, String law, Rectification demand, CardFate fate) {
        return isNew(book)
                ? rule(law + ", 50E", demand, cards(fate), review("50E3"))
                : rule(law, demand, cards(fate), review("50D1"));
    }

    static Step notPlayed(LawBook book) {
        var accepted =
                rule(
                        "52B1(a)",
                        Steps.STANDS,
                        cards(CardFate.PENALTY_CARD_STAYS),
                        play(PlayChange.GOES_ON));
        var corrected =
                rule(
                        isNew(book) ? "52B2, 50D, 50E" : "52B2, 50D",
                        play(PlayChange.CARD_CORRECTED),
                        cards(CardFate.WRONG_CARD_MAJOR));
        return find(
                Fact.DECLARER_PLAYED,
                "52B1(b)",
                yes(rule("52B1(b)", Steps.STANDS, cards(CardFate.PENALTY_CARD_STAYS))),
                no(
                        ask(
                                Fact.WRONG_CARD_ACCEPTED,
                                Role.DECLARER,
                                "52",
                                yes(accepted),
                                no(corrected))));
    }
}
