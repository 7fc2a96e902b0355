package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// Hands with the wrong cards, boards that were not to be played, faults of the deal (Laws 6 and 13
/// to 15).
final class WrongCards {

    private static final Rectification GOES_ON = play(PlayChange.GOES_ON);
    private static final Rectification RESTORED = cards(CardFate.RESTORED);
    private static final Rectification CANCELLED = score(ScoreChange.CANCELLED);
    private static final Rectification ARTIFICIAL = score(ScoreChange.ARTIFICIAL);
    private static final Rectification PENALTY = score(ScoreChange.PENALTY_POSSIBLE);

    private WrongCards() {}

    /// In 1999 the four players are asked, in 2017 the director decides.
    static Step number(LawBook book) {
        return find(
                Fact.BOARD_STAGE,
                "13",
                on("before-calls", noCallYet(book)),
                on("during-auction", called(book)),
                on("during-play", called(book)),
                on(
                        "after-play",
                        isNew(book)
                                ? rule("13D", CANCELLED, score(ScoreChange.ASSIGNED_OR_ARTIFICIAL))
                                : rule("13", CANCELLED, PENALTY)));
    }

    /// As long as no player with a wrong hand has called.
    private static Step noCallYet(LawBook book) {
        return find(
                Fact.HAND_SEEN,
                "13A",
                no(rule(isNew(book) ? "13A1" : "13B", RESTORED, GOES_ON)),
                yes(
                        isNew(book)
                                ? rule("13A2", RESTORED, GOES_ON, review("13A2"))
                                : consent("13B", rule("13B", RESTORED, GOES_ON))));
    }

    private static Step called(LawBook book) {
        if (isNew(book)) {
            return find(
                    Fact.CARD_LEGAL,
                    "13B",
                    yes(rule("13B1", RESTORED, GOES_ON, review("13B1"))),
                    no(rule("13B2", score(ScoreChange.ASSIGNED_OR_ARTIFICIAL), PENALTY)));
        }
        return find(
                Fact.CARD_LEGAL,
                "13A",
                yes(consent("13A", rule("13A", RESTORED, GOES_ON))),
                no(rule("13A", ARTIFICIAL, PENALTY)));
    }

    private static Step consent(String law, Step played) {
        return find(Fact.ALL_CONSENT, law, yes(played), no(rule(law, ARTIFICIAL, PENALTY)));
    }

    static Step missing(LawBook book) {
        var restored =
                isNew(book)
                        ? rule("14A, 14C", RESTORED, GOES_ON, Steps.UNAUTHORISED)
                        : rule("14A", RESTORED, GOES_ON);
        var during =
                find(
                        Fact.CARD_FOUND,
                        "14B",
                        on("hand", rule("14B", RESTORED, review("64C"))),
                        on("played", refer(Irregularity.DEFECTIVE_TRICK, "14B1, 67")),
                        on("elsewhere", rule("14B2, 14B4", RESTORED, review("64C"))),
                        on("lost", rule("14B3, 14B4", RESTORED, review("64C"))));
        return find(
                Fact.BOARD_STAGE,
                "14",
                on("before-calls", restored),
                on("during-auction", restored),
                on("during-play", during),
                on("after-play", during));
    }

    static Step board(LawBook book) {
        return find(
                Fact.BOARD_STAGE,
                "15",
                on("before-calls", rule(isNew(book) ? "15B" : "15C", CANCELLED)),
                on("during-auction", inTime(book)),
                on("during-play", isNew(book) ? inTime(book) : played(book)),
                on("after-play", played(book)));
    }

    private static Step inTime(LawBook book) {
        if (!isNew(book)) {
            return rule("15C", CANCELLED, review("15C"));
        }
        return find(
                Fact.PLAYED_BEFORE,
                "15B",
                yes(rule("15B1, 15B3", CANCELLED, ARTIFICIAL)),
                no(rule("15B2, 15B3", GOES_ON, score(ScoreChange.STANDS))));
    }

    private static Step played(LawBook book) {
        return find(
                Fact.PLAYED_BEFORE,
                "15",
                yes(rule(isNew(book) ? "15B1, 15B3" : "15B", CANCELLED, ARTIFICIAL)),
                no(rule(isNew(book) ? "15B2" : "15A", score(ScoreChange.STANDS))));
    }

    static Step deal(LawBook book) {
        var redeal = rule("6D", score(ScoreChange.REDEAL));
        return find(
                Fact.DEAL_FAULT,
                "6D",
                on(
                        "order-or-face",
                        find(
                                Fact.CALLS_MADE,
                                "6D1",
                                on("none", rule("6D1", score(ScoreChange.REDEAL))),
                                on(
                                        "some",
                                        isNew(book)
                                                ? refer(
                                                        Irregularity.UNAUTHORISED_INFORMATION,
                                                        "6D1, 16D")
                                                : redeal))),
                on("other-session", rule("6D2", CANCELLED, score(ScoreChange.REDEAL))),
                on(
                        "director",
                        isNew(book)
                                ? find(
                                        Fact.RESULT_KNOWN,
                                        "6D3, 22B, 86A",
                                        yes(rule("6D3, 86A", score(ScoreChange.STANDS))),
                                        no(rule("6D3", score(ScoreChange.REDEAL))))
                                : rule("6D3", score(ScoreChange.REDEAL))));
    }
}
