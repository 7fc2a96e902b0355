package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.once;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.reviewOfDamage;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Step;

/// Cards that were seen too early: in the auction (Law 24), and in the play (Laws 48 to 50).
final class ExposedCards {

    private static final Rectification FACE_UP = cards(CardFate.FACE_UP_TILL_PLAY);

    private ExposedCards() {}

    /// They lie face up till the play; in a defender's hand they are then penalty cards.
    static Step inAuction(LawBook book) {
        return find(
                Fact.CARDS_SEEN,
                "24",
                on("none", rule("24", cards(CardFate.BACK_TO_HAND))),
                on(
                        "small",
                        find(
                                Fact.LED,
                                "24A, 24B",
                                yes(serious("24B", book)),
                                no(smallInAuction(book)))),
                on("honour", serious("24B", book)),
                on("several", serious("24C", book)));
    }

    private static Step smallInAuction(LawBook book) {
        return rule(
                isNew(book) ? "24A, 24D, 24E, 16C, 50" : "24A, 16C, 50",
                FACE_UP,
                UNAUTHORISED,
                cards(CardFate.MINOR_IF_DEFENDER));
    }

    private static Step serious(String law, LawBook book) {
        return rule(
                law + (isNew(book) ? ", 24D, 24E, 16C, 50, 72C" : ", 16C, 50, 23"),
                FACE_UP,
                once(Role.PARTNER),
                UNAUTHORISED,
                cards(CardFate.MAJOR_IF_DEFENDER),
                reviewOfDamage(book));
    }

    static Step inPlay(LawBook book) {
        return find(
                Fact.EXPOSED_BY,
                "48, 49",
                on(
                        "declarer",
                        find(
                                Fact.EXPOSED_HOW,
                                "48",
                                on("claim", refer(Irregularity.DISPUTED_CLAIM, "48B, 68")),
                                on("accident", back()),
                                on("deliberate", back()),
                                on("lawful", rule("48A", play(PlayChange.GOES_ON))))),
                on("defender", byDefender(book)));
    }

    private static Step back() {
        return rule("48A", cards(CardFate.BACK_TO_HAND), play(PlayChange.GOES_ON));
    }

    private static Step byDefender(LawBook book) {
        return find(
                Fact.EXPOSED_HOW,
                "49, 50",
                on("lawful", rule("49", play(PlayChange.GOES_ON))),
                on("claim", refer(Irregularity.DISPUTED_CLAIM, "49, 68")),
                on("deliberate", major(book)),
                on(
                        "accident",
                        find(
                                Fact.CARDS_SEEN,
                                "49, 50B",
                                on("none", rule("49, 74C5", cards(CardFate.ONLY_OPPONENTS_SAW))),
                                on("small", small(book)),
                                on("honour", major(book)),
                                on("several", major(book)))));
    }

    /// Minor, unless another of the same defender lies already: then all are major (Law 50B).
    private static Step small(LawBook book) {
        return find(
                Fact.PENALTY_CARD_LIES,
                "50B",
                yes(major(book)),
                no(
                        rule(
                                isNew(book) ? "49, 50B, 50C, 50E" : "49, 50B, 50C",
                                cards(CardFate.MINOR_PENALTY_CARD))));
    }

    private static Step major(LawBook book) {
        return rule(
                isNew(book) ? "49, 50B, 50D, 50E" : "49, 50B, 50D",
                cards(CardFate.MAJOR_PENALTY_CARD));
    }
}
