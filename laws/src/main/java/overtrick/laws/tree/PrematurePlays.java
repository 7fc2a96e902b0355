package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.STANDS;
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
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.SuitDemand;
import overtrick.laws.ruling.Step;

/// A defender who plays before their partner, or leads to the next trick before their partner has
/// played to this one (Law 57). In 2017 declarer may also require another suit.
final class PrematurePlays {

    private PrematurePlays() {}

    static Step tree(LawBook book) {
        var early =
                find(
                        Fact.EARLY_HOW,
                        "57",
                        on("before-partner", penalised(book)),
                        on("next-trick", penalised(book)),
                        on("at-right-hands-turn", atRightHandsTurn(book)));
        return LeadsOutOfTurn.toldByOpponent(early);
    }

    private static Step penalised(LawBook book) {
        var nothing = rule("57C", STANDS, play(PlayChange.GOES_ON));
        var options =
                isNew(book)
                        ? ask(
                                Fact.PARTNERS_CARD,
                                Role.DECLARER,
                                "57A",
                                on("highest", demanded("57A1", Demand.HIGHEST)),
                                on("lowest", demanded("57A2", Demand.LOWEST)),
                                on("require-other", demanded("57A3", Demand.REQUIRE_OTHER)),
                                on("forbid-other", demanded("57A4", Demand.FORBID_OTHER)))
                        : ask(
                                Fact.PARTNERS_CARD,
                                Role.DECLARER,
                                "57A",
                                on("highest", demanded("57A1", Demand.HIGHEST)),
                                on("lowest", demanded("57A2", Demand.LOWEST)),
                                on("forbid-other", demanded("57A3", Demand.FORBID_OTHER)));
        return find(Fact.DECLARER_DONE, "57C", yes(nothing), no(options));
    }

    private static Step demanded(String law, Demand demand) {
        return rule(
                law + ", 57B, 59, 50",
                cards(CardFate.MAJOR_PENALTY_CARD),
                new SuitDemand(Role.PARTNER, demand));
    }

    private static Step atRightHandsTurn(LawBook book) {
        var penaltyCard = rule("57D, 50", cards(CardFate.MAJOR_PENALTY_CARD));
        if (!isNew(book)) {
            return rule("57A, 50", cards(CardFate.MAJOR_PENALTY_CARD));
        }
        return find(
                Fact.CARD_LEGAL,
                "57D",
                yes(rule("57D, 16", STANDS, review("16"))),
                no(penaltyCard));
    }
}
