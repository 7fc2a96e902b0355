package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.yes;

import java.util.ArrayList;
import java.util.List;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.TrickTransfer;
import overtrick.laws.ruling.Step;

/// A suit not followed by a hand that held it (Laws 61 to 64). Before it is established it is
/// corrected; afterwards tricks change sides when the play is over, and equity is looked at always.
final class Revokes {

    private static final Rectification CORRECTED = play(PlayChange.REVOKE_CORRECTED);
    private static final Rectification BACK = cards(CardFate.BACK_TO_HAND);

    /// A defender's revoke: declarer's side may change, then the other defender, whose card lies
    /// from then on (Law 62C).
    private static final Rectification MAY_CHANGE = cards(CardFate.OPPONENTS_MAY_CHANGE);

    private static final Rectification NEXT_DEFENDER = cards(CardFate.NEXT_DEFENDER_MAY_CHANGE);

    /// Declarer's or dummy's: what the innocent defenders take back is no penalty card (Law 62C1).
    private static final Rectification DEFENDERS = cards(CardFate.DEFENDERS_MAY_CHANGE);

    private static final Rectification NEXT_MAY_CHANGE = cards(CardFate.NEXT_OFFENDER_MAY_CHANGE);

    private Revokes() {}

    static Step tree(LawBook book) {
        return find(
                Fact.LAST_BUT_ONE,
                "62D",
                yes(
                        find(
                                Fact.CARDS_BACK,
                                "62D1",
                                no(rule("62D1, 62D2, 64B6", CORRECTED, review("62D2"))),
                                yes(equityOnly("64B6, 64C")))),
                no(
                        find(
                                Fact.ESTABLISHED,
                                "63A",
                                on("no", corrected(book)),
                                on("next-trick", established(book)),
                                on("own-claim", established(book)),
                                on("acquiesced", acquiesced(book)),
                                on("agreed", established(book)))));
    }

    /// In 1999 consent to the other side's claim establishes a revoke at once, in 2017 only with
    /// the end of the round or the next board (63A4).
    private static Step acquiesced(LawBook book) {
        return isNew(book) ? corrected(book) : established(book);
    }

    private static Step corrected(LawBook book) {
        var back = rule("62A, 62B2, 62C1, 62C2", CORRECTED, BACK, DEFENDERS, NEXT_MAY_CHANGE);
        var faced = rule("62A, 62B2, 62C1, 62C2", CORRECTED, BACK, MAY_CHANGE, NEXT_DEFENDER);
        var lies =
                rule(
                        isNew(book)
                                ? "62A, 62B1, 62C1, 62C2, 50, 50E"
                                : "62A, 62B1, 62C1, 62C2, 50",
                        CORRECTED,
                        cards(CardFate.REVOKE_CARD_MAJOR),
                        MAY_CHANGE,
                        NEXT_DEFENDER);
        return find(
                Fact.REVOKER,
                "62B",
                on("declarer", back),
                on("dummy", back),
                on("defender", find(Fact.FACED_HAND, "62B", yes(faced), no(lies))));
    }

    private static Step established(LawBook book) {
        var reasons =
                new ArrayList<Answer>(
                        List.of(
                                on("none", transfers(book)),
                                on(
                                        "second",
                                        equityOnly(isNew(book) ? "64B2, 64C2(a)" : "64B2, 64C")),
                                on("dummy-or-faced", equityOnly("64B3, 64C")),
                                on("late", equityOnly("64B4, 64B5, 64C")),
                                on("both", equityOnly(isNew(book) ? "64B7, 64C2(b)" : "64C"))));
        if (isNew(book)) {
            reasons.add(on("same-trick", bothCorrected()));
        }
        return find(Fact.EXEMPT, "64B", reasons.toArray(Answer[]::new));
    }

    /// Both sides revoked in one trick and only one of them has played on: since 2017 both follow
    /// suit after all.
    private static Step bothCorrected() {
        return rule("62C3, 64B8", CORRECTED, cards(CardFate.PENALTY_CARDS_OF_DEFENDERS));
    }

    private static Step equityOnly(String laws) {
        return rule(laws, new TrickTransfer(0), score(ScoreChange.EQUITY));
    }

    /// The trick of the revoke and those after it, as far as the offending side won them.
    private static Step transfers(LawBook book) {
        return find(
                Fact.TRICKS_FROM_REVOKE,
                "64A",
                on("none", transferred("64B1, 64C", 0)),
                on("one", oneTrick()),
                on("more", moreTricks(book)));
    }

    private static Step oneTrick() {
        return find(
                Fact.REVOKER_WON,
                "64A",
                yes(transferred("64A1, 64C", 1)),
                no(transferred("64A2, 64C", 1)));
    }

    private static Step moreTricks(LawBook book) {
        var notByRevoker =
                isNew(book)
                        ? transferred("64A2, 64C", 1)
                        : find(
                                Fact.WON_WITH_SUIT,
                                "64A2",
                                yes(transferred("64A2, 64C", 2)),
                                no(transferred("64A2, 64C", 1)));
        return find(Fact.REVOKER_WON, "64A", yes(transferred("64A1, 64C", 2)), no(notByRevoker));
    }

    private static Step transferred(String laws, int tricks) {
        return rule(laws, new TrickTransfer(tricks), review("64C"));
    }
}
