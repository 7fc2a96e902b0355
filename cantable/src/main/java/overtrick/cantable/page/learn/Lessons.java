package overtrick.cantable.page.learn;

import java.util.List;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// The ten lessons, from the jokers to the redeal.
final class Lessons {

    static final List<Lesson> ALL =
            List.of(
                    new Lesson(
                            1,
                            partnersTrumps().plays("HK", "H5"),
                            command -> command.equals(new PlayCard(CanCard.Joker.BIG))),
                    new Lesson(
                            2,
                            partnersTrumps().plays("CA", "C9"),
                            command -> command.equals(new PlayCard(CanCard.parse("CT")))),
                    new Lesson(
                            3,
                            partnersTrumps().plays("D2", "D8"),
                            command -> command instanceof PlayCard(var card) && card.points() == 0),
                    new Lesson(
                            4,
                            strongSouth(List.of()).kept().bids("P", "85"),
                            command ->
                                    command.equals(new MakeCall(new CanCall.Bid(CanLevel.NINETY)))),
                    new Lesson(
                            5,
                            strongNorth().kept().bids("P", "P"),
                            command -> command.equals(new MakeCall(CanCall.Word.PASS))),
                    new Lesson(
                            6,
                            withKitty(),
                            command -> command instanceof BuryCard(var card) && isIdle(card)),
                    new Lesson(
                            7,
                            withKitty().buries("D6", "D4", "D3", "D2", "C7", "C3"),
                            command -> command.equals(new DeclareTrump(Trump.of(Suit.SPADES)))),
                    new Lesson(
                            8,
                            strongSouth(List.of(new Debt(Seat.SOUTH, 1, 1))).kept(),
                            command -> command instanceof PayTribute),
                    new Lesson(
                            9,
                            strongSouth(List.of(new Debt(Seat.WEST, 1, 1)))
                                    .kept()
                                    .then(
                                            Seat.WEST,
                                            new PayTribute(CanSet.of(CanCard.parse("DA")))),
                            command ->
                                    command instanceof ReturnTribute(var cards)
                                            && cards.stream().allMatch(Lessons::isIdle)),
                    new Lesson(10, poorSouth(), new AnswerRedeal(true)::equals));

    private Lessons() {}

    /// Neither points nor a factor nor a spade.
    private static boolean isIdle(CanCard card) {
        return card.points() == 0 && card.factor().isEmpty() && !card.isOf(Suit.SPADES);
    }

    /// North, the partner, plays 80 with hearts as trumps and is to lead.
    private static Position partnersTrumps() {
        return Position.dealt(
                        "32.AKQJT98.2.32",
                        "J7.432.A76.K65.L",
                        "AKQ4..KQJ3.QJT.B",
                        "T98.765.T98.987",
                        List.of())
                .kept()
                .bids("P", "P", "P", "P")
                .prepared("H", "S6", "S5", "D5", "D4", "C4", "C3");
    }

    /// South has six spades to the ace and the big joker.
    private static Position strongSouth(List<Debt> debts) {
        return Position.dealt(
                "32.KQ5.KT9.K652", "65.7643.J75.AJ8", "AKQJ98.A.32.43.B", "T7.JT98.AQ8.QT9", debts);
    }

    private static Position strongNorth() {
        return Position.dealt(
                "AKQJ98.A.32.43.B",
                "65.7643.J75.AJ8",
                "32.KQ5.KT9.K652",
                "T7.JT98.AQ8.QT9",
                List.of());
    }

    /// South declares at 90 and has taken the kitty.
    private static Position withKitty() {
        return strongSouth(List.of())
                .kept()
                .bids("P", "P", "90", "P")
                .then(Seat.SOUTH, new TakeKitty());
    }

    /// South has neither a point nor a factor.
    private static Position poorSouth() {
        return Position.dealt(
                "AKT.AKT.AK.AKT9",
                "32.J32.JT4.J65.L",
                "QJ98.Q987.Q98.Q",
                "7654.654.765.87",
                List.of());
    }
}
