package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.all;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.tell;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// Cards that came together or were seen by the wrong people (Laws 58, 49 and 74), a demand that
/// cannot be met (59), and play after a fault (60). The books say the same.
final class SeenCards {

    private static final Rectification GOES_ON = play(PlayChange.GOES_ON);
    private static final Rectification BACK = cards(CardFate.BACK_TO_HAND);
    private static final Rectification PENALTY = score(ScoreChange.PENALTY_POSSIBLE);

    private SeenCards() {}

    static Step twoAtOnce() {
        return find(
                Fact.CARDS_FROM,
                "58",
                on("two-players", twoPlayers()),
                on(
                        "one-hand",
                        find(
                                Fact.QUITTED,
                                "58B4",
                                yes(refer(Irregularity.DEFECTIVE_TRICK, "58B4, 67")),
                                no(oneHand()))));
    }

    /// The card of the player in turn counts as played first.
    private static Step twoPlayers() {
        var first = tell(Instruction.IN_TURN_FIRST);
        return find(
                Fact.LATER_IN_TURN,
                "58A",
                yes(rule("58A", first, GOES_ON)),
                no(
                        find(
                                Fact.SIDE,
                                "58A",
                                on(
                                        "defender",
                                        refer(Irregularity.PREMATURE_PLAY, "58A, 57", first)),
                                on("declaring", rule("58A, 48A", first, BACK)))));
    }

    private static Step oneHand() {
        var says = tell(Instruction.SAYS_WHICH);
        return find(
                Fact.FACES,
                "58B",
                on(
                        "one",
                        rule(
                                "58B1",
                                tell(Instruction.VISIBLE_CARD_PLAYED),
                                cards(CardFate.OTHERS_BACK))),
                on(
                        "several",
                        find(
                                Fact.SIDE,
                                "58B2",
                                on(
                                        "defender",
                                        followed("58B2, 50", says, cards(CardFate.OTHERS_PENALTY))),
                                on(
                                        "declaring",
                                        followed("58B2", says, cards(CardFate.OTHERS_BACK))))));
    }

    /// Whoever played after it may think again.
    private static Step followed(String laws, Rectification... follows) {
        return find(
                Fact.OPPONENT_FOLLOWED,
                "58B3",
                yes(rule(laws + ", 58B3, 16C", all(follows, cards(CardFate.OPPONENTS_MAY_CHANGE)))),
                no(rule(laws, follows)));
    }

    static Step seen() {
        return find(
                Fact.EXPOSED_BY,
                "48, 49",
                on("declarer", rule("48A", BACK, GOES_ON)),
                on(
                        "defender",
                        find(
                                Fact.PARTNER_COULD_SEE,
                                "49",
                                yes(refer(Irregularity.EXPOSED_CARD_IN_PLAY, "49, 50")),
                                no(byOpponents()))));
    }

    /// What an opponent sees by accident is theirs to use, what they looked for is not.
    private static Step byOpponents() {
        return find(
                Fact.SEEN_HOW,
                "49, 74C5",
                on("dropped", rule("49, 74C5", cards(CardFate.ONLY_OPPONENTS_SAW))),
                on(
                        "looked",
                        find(
                                Fact.HELPED,
                                "74C5",
                                yes(
                                        rule(
                                                "74C5, 12, 90",
                                                BACK,
                                                score(ScoreChange.ASSIGNED),
                                                PENALTY)),
                                no(rule("74C5, 90", BACK, PENALTY)))),
                on("shown", rule("49, 73D2, 90", BACK, PENALTY)));
    }

    static Step unable() {
        return find(
                Fact.CAN_COMPLY,
                "59",
                no(rule("59", tell(Instruction.ANY_LAWFUL_CARD))),
                yes(
                        find(
                                Fact.COMPLIED,
                                "59, 61A",
                                yes(rule("59", GOES_ON)),
                                no(refer(Irregularity.REVOKE, "61A")))));
    }

    static Step playedAfter() {
        return find(
                Fact.PLAYED_BY,
                "60",
                on("other-side", rule("60A1", STANDS, tell(Instruction.RIGHT_LOST))),
                on("own-side", rule("60C", tell(Instruction.RIGHT_KEPT))),
                on("defender-early", rule("60B, 50", cards(CardFate.MAJOR_PENALTY_CARD))));
    }
}
