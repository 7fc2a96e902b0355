package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.laws.ruling.Step;

/// Claims that somebody objects to, and concessions regretted (Laws 68 to 71).
final class Claims {

    private static final Rectification TO_OPPONENTS = score(ScoreChange.TRICK_TO_OPPONENTS);
    private static final Rectification TO_CLAIMER = score(ScoreChange.TRICK_TO_CLAIMER);
    private static final Rectification STANDS = score(ScoreChange.STANDS);

    private Claims() {}

    static Step disputed(LawBook book) {
        return find(
                Fact.CLAIM_IS,
                "68",
                on("claim", isNew(book) ? playOn() : ceased()),
                on(
                        "concession",
                        find(
                                Fact.PARTNER_OBJECTED,
                                "68B2",
                                yes(
                                        rule(
                                                "68B2, 16",
                                                play(PlayChange.CLAIM_VOID),
                                                play(PlayChange.GOES_ON),
                                                cards(CardFate.NO_PENALTY_CARDS),
                                                new Unauthorised(Role.PARTNER))),
                                no(rule("68B1, 71", STANDS)))));
    }

    /// Since 2017 the side that did not claim may ask to play on, if all four agree.
    private static Step playOn() {
        var adjudicated = equity(LawBook.WBF2017, "68D2(a)");
        return ask(
                Fact.PLAY_ON_ASKED,
                Role.OTHER_SIDE,
                "68D2",
                yes(
                        find(
                                Fact.ALL_AGREE_TO_PLAY,
                                "68D2(b)",
                                yes(
                                        rule(
                                                "68D2(b)",
                                                play(PlayChange.CLAIM_VOID),
                                                play(PlayChange.GOES_ON),
                                                play(PlayChange.INFORMATION_FREE))),
                                no(adjudicated))),
                no(adjudicated));
    }

    /// In 1999 there is no playing on, whoever wanted it.
    private static Step ceased() {
        return find(
                Fact.PLAYED_ON,
                "68D",
                yes(equity(LawBook.CN1999, "68D", play(PlayChange.LATER_PLAY_VOID))),
                no(equity(LawBook.CN1999, "68D")));
    }

    /// Of a trump that is out, the three points of Law 70C come first.
    private static Step equity(LawBook book, String law, Rectification... first) {
        var line =
                line(book, law, "70A, 70D, 70E", "70A, 70B", "70A, 70D1, 70E1", "70A, 70E1", first);
        var trump = line(book, law, "70C3", "70A, 70C3", "70C", "70C3", first);
        return find(
                Fact.TRUMP_OUT,
                "70C",
                no(line),
                yes(
                        find(
                                Fact.TRUMP_MENTIONED,
                                "70C1",
                                yes(line),
                                no(find(Fact.UNAWARE, "70C2", yes(trump), no(line))))));
    }

    /// The Laws for the question, and for each of its answers.
    private static Step line(
            LawBook book,
            String law,
            String asked,
            String works,
            String loses,
            String irrational,
            Rectification... first) {
        var wins = on("stated-works", rule(law + ", " + works, Steps.all(first, TO_CLAIMER)));
        var lost = on("normal-loses", rule(law + ", " + loses, Steps.all(first, TO_OPPONENTS)));
        var senseless =
                on(
                        "only-irrational-loses",
                        rule(law + ", " + irrational, Steps.all(first, TO_CLAIMER)));
        // 2017 says it of a defender who claims: the partner does not find the right card for them
        var partners = on("partner-chooses", rule(law + ", 70D2", Steps.all(first, TO_OPPONENTS)));
        return isNew(book)
                ? find(Fact.LINE, asked, wins, lost, senseless, partners)
                : find(Fact.LINE, asked, wins, lost, senseless);
    }

    static Step regretted(LawBook book) {
        return find(
                Fact.CLAIM_IS,
                "69B, 71",
                on("claim", agreedClaim(book)),
                on(
                        "concession",
                        find(
                                Fact.WHEN_CLAIMED,
                                "71",
                                on("before-next-board", concession(book, true)),
                                on("in-correction-period", concession(book, false)),
                                on("later", rule("71, 79C", STANDS)))));
    }

    /// Somebody agreed to the other side's claim, and now doubts it.
    private static Step agreedClaim(LawBook book) {
        return find(
                Fact.WHEN_CLAIMED,
                "69",
                on("before-next-board", rule("69A, 70", score(ScoreChange.EQUITY))),
                on("in-correction-period", agreedTricks(book)),
                on("later", rule("69B, 79C", STANDS)));
    }

    private static Step agreedTricks(LawBook book) {
        return find(
                Fact.CONCESSION_CHECK,
                "69B",
                on("already-won", rule(isNew(book) ? "69B1" : "69B", TO_OPPONENTS)),
                isNew(book)
                        ? on("likely", rule("69B2", TO_OPPONENTS))
                        : on("unlosable", rule("69B", TO_OPPONENTS)),
                on("losable", rule("69B", STANDS)));
    }

    /// In 1999 a trick that no legal play loses comes back as long as one that had been won.
    ///
    /// @param normal whether a trick that no normal play loses comes back now
    private static Step concession(LawBook book, boolean normal) {
        if (isNew(book)) {
            return find(
                    Fact.CONCESSION_CHECK,
                    "71",
                    on("already-won", rule("71A", TO_CLAIMER)),
                    on("unlosable", rule("71B", TO_CLAIMER)),
                    on("losable", rule("71", STANDS)));
        }
        return find(
                Fact.CONCESSION_CHECK,
                "71",
                on("already-won", rule("71A", TO_CLAIMER)),
                on("certain", rule("71A", TO_CLAIMER)),
                on("made", rule("71B", TO_CLAIMER)),
                on("unlosable", rule("71C", normal ? TO_CLAIMER : STANDS)),
                on("losable", rule("71", STANDS)));
    }
}
