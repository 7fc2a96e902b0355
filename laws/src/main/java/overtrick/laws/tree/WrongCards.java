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
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;

/// Hands with the wrong cards, boards that were not to be played, faults of the deal (Laws 6 and 13
/// to 15).
final class WrongCards {

    private static final Rectification GOES_ON = play(PlayChange.GOES_ON);
    private static final Rectification AUCTION_ON = play(PlayChange.AUCTION_GOES_ON);
    private static final Rectification BOARD_ON = play(PlayChange.BOARD_GOES_ON);
    private static final Rectification NOT_TO_BE_USED = play(PlayChange.CARD_NOT_TO_BE_USED);
    private static final Rectification RIGHT_BOARD = play(PlayChange.RIGHT_BOARD_LATER);
    private static final Rectification ALWAYS = cards(CardFate.ALWAYS_OF_HAND);
    private static final Rectification RESTORED = cards(CardFate.RESTORED);
    private static final Rectification CANCELLED = score(ScoreChange.CANCELLED);
    private static final Rectification ARTIFICIAL = score(ScoreChange.ARTIFICIAL);
    private static final Rectification ADJUSTED = score(ScoreChange.ASSIGNED_OR_ARTIFICIAL);
    private static final Rectification PENALTY = score(ScoreChange.PENALTY_POSSIBLE);
    private static final Rectification LATER_GONE = new Cancelled(Which.LATER_CALLS);
    private static final Rectification CALL_AGAIN = new MustCall(Role.OFFENDER, CallsLeft.ANY);

    private WrongCards() {}

    /// In 1999 the four players are asked, in 2017 the director decides.
    static Step number(LawBook book) {
        return isNew(book)
                ? find(Fact.FOREIGN_CARD, "13C", yes(foreign()), no(wrongNumber(book)))
                : wrongNumber(book);
    }

    /// A card that is none of this deal matters only where it has taken part in a trick.
    private static Step foreign() {
        var removed = cards(CardFate.EXTRA_REMOVED);
        return find(
                Fact.QUITTED,
                "13C",
                no(rule("13C", removed, BOARD_ON)),
                yes(rule("13C", removed, score(ScoreChange.ASSIGNED))));
    }

    private static Step wrongNumber(LawBook book) {
        return find(
                Fact.BOARD_STAGE,
                "13",
                on("before-calls", noCallYet(book)),
                on("during-auction", called(book, AUCTION_ON)),
                on("during-play", called(book, GOES_ON)),
                on(
                        "after-play",
                        isNew(book)
                                ? rule("13D", CANCELLED, ADJUSTED, PENALTY)
                                : rule("13C", CANCELLED, PENALTY)));
    }

    /// As long as no player with a wrong hand has called.
    private static Step noCallYet(LawBook book) {
        return find(
                Fact.HAND_SEEN,
                "13A",
                no(rule(isNew(book) ? "13A1" : "13A", RESTORED, AUCTION_ON)),
                yes(
                        isNew(book)
                                ? rule("13A2", RESTORED, AUCTION_ON, review("13A2"), PENALTY)
                                : consent("13B1, 13B2", "13B1", "13B2", AUCTION_ON)));
    }

    private static Step called(LawBook book, Rectification goesOn) {
        if (isNew(book)) {
            return find(
                    Fact.CORRECTABLE,
                    "13B",
                    yes(rule("13B1", RESTORED, goesOn, review("13B1"))),
                    no(rule("13B2", score(ScoreChange.ASSIGNED_OR_ARTIFICIAL), PENALTY)));
        }
        return find(
                Fact.CORRECTABLE,
                "13",
                yes(consent("13", "13", "13", goesOn)),
                no(rule("13", ARTIFICIAL, PENALTY)));
    }

    private static Step consent(String asked, String played, String not, Rectification goesOn) {
        return find(
                Fact.ALL_CONSENT,
                asked,
                yes(rule(played, RESTORED, goesOn)),
                no(rule(not, ARTIFICIAL, PENALTY)));
    }

    static Step missing(LawBook book) {
        var restored =
                isNew(book) ? rule("14A, 14C", RESTORED, AUCTION_ON, NOT_TO_BE_USED) : pack();
        var during = isNew(book) ? during2017() : during1999();
        return find(
                Fact.BOARD_STAGE,
                "14",
                on("before-calls", restored),
                on("during-auction", restored),
                on("during-play", during),
                on("after-play", during));
    }

    /// In 1999: found, or replaced from another pack; the auction stands.
    private static Step pack() {
        return find(
                Fact.CARD_FOUND,
                "14A",
                on("elsewhere", rule("14A1", RESTORED, AUCTION_ON)),
                on("lost", rule("14A2", RESTORED, AUCTION_ON)));
    }

    private static Step during1999() {
        return find(
                Fact.CARD_FOUND,
                "14B",
                on("played", refer(Irregularity.DEFECTIVE_TRICK, "14B1(a), 67")),
                on("elsewhere", later("14B1(b), 14B3", RESTORED, ALWAYS)),
                on("lost", later("14B2, 14B3", RESTORED, ALWAYS)));
    }

    private static Step during2017() {
        return find(
                Fact.CARD_FOUND,
                "14B",
                on("played", refer(Irregularity.DEFECTIVE_TRICK, "14B1, 67")),
                on("elsewhere", later("14B2, 14B4, 14C", RESTORED, ALWAYS, NOT_TO_BE_USED)),
                on("lost", later("14B3, 14B4, 14C", RESTORED, ALWAYS, NOT_TO_BE_USED)));
    }

    /// The card has always been of that hand: where it should have been played, that was a revoke.
    private static Step later(String laws, Rectification... restored) {
        return find(
                Fact.SUIT_MISSED,
                laws + ", 64",
                no(rule(laws, restored)),
                yes(refer(Irregularity.REVOKE, laws + ", 64", restored)));
    }

    static Step board(LawBook book) {
        return find(
                Fact.WRONG_THING,
                isNew(book) ? "15" : "15, 17D",
                on("contestants", isNew(book) ? notOfTeams(book) : wrongBoard(book)),
                on("cards", isNew(book) ? otherCards2017() : otherCards1999()));
    }

    /// A call made with the cards of another board.
    private static Step otherCards2017() {
        var again =
                rule(
                        "15A1, 15A1(b), 15A1(c), 15A3, 16C",
                        Steps.CANCELLED,
                        LATER_GONE,
                        CALL_AGAIN,
                        Steps.UNAUTHORISED,
                        PENALTY,
                        review("15A2"));
        return find(
                Fact.CALLED_SINCE,
                "15A",
                on("none", again),
                on("left", again),
                on(
                        "partner",
                        rule("15A1(a), 15A3", score(ScoreChange.ASSIGNED_OR_ARTIFICIAL), PENALTY)));
    }

    private static Step otherCards1999() {
        var over =
                find(
                        Fact.SAME_AGAIN,
                        "17D",
                        yes(rule("17D", Steps.CANCELLED, LATER_GONE, CALL_AGAIN)),
                        no(rule("17D", ARTIFICIAL)));
        return find(
                Fact.CALLED_SINCE,
                "17D",
                on("none", rule("17D", Steps.CANCELLED, CALL_AGAIN)),
                on("left", over),
                on("partner", over));
    }

    /// Law 15B of 2017 is for pairs and individuals. In a match of teams the board may still be
    /// played, as long as the other table can play it, too; of what is spoilt Law 86B speaks.
    private static Step notOfTeams(LawBook book) {
        return find(
                Fact.TEAMS,
                "15B",
                no(wrongBoard(book)),
                yes(
                        find(
                                Fact.STILL_NORMAL,
                                "82B, 86B",
                                yes(
                                        rule(
                                                "82B",
                                                BOARD_ON,
                                                score(ScoreChange.STANDS),
                                                Steps.tell(Instruction.OTHER_TABLE_PLAYS_IT),
                                                RIGHT_BOARD)),
                                no(refer(Irregularity.SPOILT_TEAM_BOARD, "15B, 86B")))));
    }

    private static Step wrongBoard(LawBook book) {
        return find(
                Fact.BOARD_STAGE,
                "15",
                on(
                        "before-calls",
                        isNew(book) ? inTime(book, AUCTION_ON) : rule("15C", AUCTION_ON)),
                on("during-auction", inTime(book, AUCTION_ON)),
                on("during-play", isNew(book) ? inTime(book, GOES_ON) : played(book)),
                on("after-play", played(book)));
    }

    private static Step inTime(LawBook book, Rectification goesOn) {
        if (!isNew(book)) {
            var again = new Cancelled(Which.AUCTION);
            return find(
                    Fact.REPEATED,
                    "15C",
                    yes(rule("15C", again, goesOn)),
                    no(rule("15C", again, CANCELLED)));
        }
        return find(
                Fact.PLAYED_BEFORE,
                "15B",
                yes(rule("15B1, 15B3", CANCELLED, ARTIFICIAL)),
                no(rule("15B2, 15B3", goesOn, score(ScoreChange.STANDS), RIGHT_BOARD)));
    }

    private static Step played(LawBook book) {
        return find(
                Fact.PLAYED_BEFORE,
                "15",
                yes(rule(isNew(book) ? "15B1, 15B3" : "15B", CANCELLED, ARTIFICIAL)),
                no(
                        rule(
                                isNew(book) ? "15B2" : "15A1, 15A2",
                                score(ScoreChange.STANDS),
                                RIGHT_BOARD)));
    }

    static Step deal(LawBook book) {
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
                                                : refer(
                                                        Irregularity.UNAUTHORISED_INFORMATION,
                                                        "6D1, 16B")))),
                on(
                        "other-session",
                        find(
                                Fact.RESULT_KNOWN,
                                isNew(book) ? "6D2, 86A" : "6D2, 86C",
                                yes(
                                        rule(
                                                isNew(book)
                                                        ? "6D2, 86A, 12C2(a)"
                                                        : "6D2, 86C, 12C2",
                                                CANCELLED,
                                                ARTIFICIAL)),
                                no(rule("6D2", CANCELLED, score(ScoreChange.REDEAL))))),
                on(
                        "director",
                        find(
                                Fact.RESULT_KNOWN,
                                isNew(book) ? "6D3, 22B, 86A" : "6D3, 86C",
                                yes(rule(isNew(book) ? "6D3, 86A" : "6D3, 86C", ADJUSTED)),
                                no(rule("6D3", score(ScoreChange.REDEAL))))));
    }
}
