package overtrick.teaching.can;

import java.util.List;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// The positions of the course. South is to act in each.
final class Places {

    private Places() {}

    /// Eleven trumps and the deuce of spades: South, who plays 85 with hearts as trumps, has won
    /// ten tricks without losing a point and holds the big joker and the deuce.
    static Position trickEleven() {
        return Position.dealt(
                        "J876..J876.A864",
                        "AQ9.54.AQ9.KJ97",
                        "2.AKQJT9876...BL",
                        "543.32.432.QT32",
                        List.of())
                .kept()
                .bids("P", "P", "85", "P")
                .prepared("H", "SK", "ST", "DK", "DT", "D5", "C5")
                .leads("LJ", "HA", "HK", "HQ", "HJ", "HT", "H9", "H8", "H7", "H6");
    }

    /// West plays 85 with spades as trumps. The defenders have 35 points, and partner has led the
    /// ace of hearts.
    static Position nearlyFortyFive() {
        return westDeclares().plays("C2", "CK", "CT", "CA", "DA", "D5", "DT", "D6", "HA", "H4");
    }

    /// The same deal, in which West has shown out of clubs and South has the lead.
    static Position declarerOutOfClubs() {
        return westDeclares()
                .plays("C2", "CK", "CT", "C9", "C8", "C5", "CQ", "S7", "H2", "HK", "H7", "HJ");
    }

    private static Position westDeclares() {
        return Position.dealt(
                        "43.AQJ.AQJ.AQJ9",
                        "2.T987.876.T65.L",
                        "T65.K53.KT9.K87",
                        "AKQJ987.42.5.2.B",
                        List.of())
                .kept()
                .bids("P", "85", "P", "P")
                .prepared("S", "H6", "D4", "D3", "D2", "C4", "C3");
    }

    static Position trumpsLed() {
        return partnersTrumps().plays("HK", "H5");
    }

    static Position partnersAce() {
        return partnersTrumps().plays("CA", "C9");
    }

    static Position lowDiamond() {
        return partnersTrumps().plays("D2", "D8");
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
    static Position strongSouth() {
        return strongSouth(List.of());
    }

    private static Position strongSouth(List<Debt> debts) {
        return Position.dealt(
                "32.KQ5.KT9.K652", "65.7643.J75.AJ8", "AKQJ98.A.32.43.B", "T7.JT98.AQ8.QT9", debts);
    }

    static Position strongNorth() {
        return Position.dealt(
                "AKQJ98.A.32.43.B",
                "65.7643.J75.AJ8",
                "32.KQ5.KT9.K652",
                "T7.JT98.AQ8.QT9",
                List.of());
    }

    /// South owes a card to East.
    static Position southOwes() {
        return strongSouth(List.of(new Debt(Seat.SOUTH, 1, 1))).kept();
    }

    /// West has paid South the ace of diamonds.
    static Position westHasPaid() {
        return strongSouth(List.of(new Debt(Seat.WEST, 1, 1)))
                .kept()
                .then(Seat.WEST, new PayTribute(CanSet.of(CanCard.parse("DA"))));
    }

    /// South declares at 90 and has taken the kitty.
    static Position withKitty() {
        return strongSouth().kept().bids("P", "P", "90", "P").then(Seat.SOUTH, new TakeKitty());
    }

    /// South, who plays 90 with spades as trumps and has no diamond, is the last to play to a trick
    /// with a king in it that West is winning.
    static Position pointsToRuff() {
        return withKitty()
                .buries("D6", "D4", "D3", "D2", "C7", "C3")
                .names("S")
                .plays("HA", "H3", "HQ", "H8", "C4", "CA", "C2", "C9", "DJ", "DK", "DA");
    }

    /// South has neither a point nor a factor.
    static Position poorSouth() {
        return Position.dealt(
                "AKT.AKT.AK.AKT9",
                "32.J32.JT4.J65.L",
                "QJ98.Q987.Q98.Q",
                "7654.654.765.87",
                List.of());
    }
}
