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

    /// The choice comes anew at each lead of the partner while a major card lies there.
    static Step partnerLeads(LawBook book) {
        return find(
                Fact.PENALTY_SUITS,
                "50D2, 51B",
                on("one", choice(book, "50D2", CardFate.PENALTY_CARDS_BACK)),
                on("several", choice(book, "51B2", CardFate.PENALTY_CARDS_OF_SUIT_BACK)));
    }

    /// What declarer may ask of the partner's lead.
    static Question choice(LawBook book, String law, CardFate returned) {
        String laws = isNew(book) ? law + ", 50E" : law;
        Rectification[] after = isNew(book) ? Steps.all(review("50E3")) : Steps.all(review("50D1"));
        return ask(
                Fact.SUIT_CHOICE,
                Role.DECLARER,
                law,
                on("require", rule(laws, Steps.all(Steps.all(REQUIRED, cards(returned)), after))),
                on("forbid", rule(laws, Steps.all(Steps.all(FORBIDDEN, cards(returned)), after))),
                on(
                        "leave",
                        rule(
                                laws,
                                Steps.all(
                                        Steps.all(FREE, cards(CardFate.PENALTY_CARD_STAYS)),
                                        after))));
    }

    static Step notPlayed(LawBook book) {
        var accepted =
                rule(
                        "52A",
                        Steps.STANDS,
                        cards(CardFate.PENALTY_CARD_STAYS),
                        play(PlayChange.GOES_ON));
        var corrected =
                rule(
                        isNew(book) ? "52B, 50D, 50E" : "52B, 50D",
                        play(PlayChange.CARD_CORRECTED),
                        cards(CardFate.MAJOR_PENALTY_CARD));
        return find(
                Fact.DECLARER_PLAYED,
                "52B1",
                yes(rule("52B1", Steps.STANDS, cards(CardFate.PENALTY_CARD_STAYS))),
                no(
                        ask(
                                Fact.WRONG_CARD_ACCEPTED,
                                Role.DECLARER,
                                "52",
                                yes(accepted),
                                no(corrected))));
    }
}
