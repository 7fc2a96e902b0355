package overtrick.teaching.can;

import java.util.List;

/// The whole deals with a reason for each card.
public final class GuidedDeals {

    /// In the order in which they are best played.
    public static final List<GuidedDeal> ALL = List.of(trickTwelve(), sweep(), defence());

    private GuidedDeals() {}

    /// South plays 85 with six clubs, none of the jokers, and lives by trick twelve.
    private static GuidedDeal trickTwelve() {
        return GuidedDeal.read(
                "twelve",
                Position.dealt(
                                "A8.QJT53.86.A8.B",
                                "54.K92.KQ732.Q9",
                                "KQT3.6.J5.KJT53",
                                "9762.A4.AT.642.L",
                                List.of())
                        .kept(),
                """
                P P 85=bid P take=kitty bury:D4,D5,D9,DJ,ST,SK=bury trump:C=trump
                C3=force C9 C8 C2
                S4 S8 S9 SJ=cheap
                C5=again CQ BJ C4
                SA S2 S3=partner S5
                CA C6 C7=low D2
                D8 DT CT!ruff D3
                CJ!drive H2 D6 LJ
                S6 SQ!points D7 HT
                H6!lose HK H3 H4
                DK HJ DA H7!keep
                S7 H8!still H9 HQ
                HA CK!last DQ H5
                """);
    }

    /// South plays 85 with six diamonds and the big joker; hearts and clubs are buried.
    private static GuidedDeal sweep() {
        return GuidedDeal.read(
                "sweep",
                Position.dealt(
                                "AJ92.KJ96.5.AQ.L",
                                "Q753.A.JT86.K54",
                                "86.Q2.KQ432.32.B",
                                ".T87543.97.JT86",
                                List.of())
                        .kept(),
                """
                P P 85=bid P take=kitty bury:C2,C3,C7,C9,H2,HQ=bury trump:D=trump
                DQ=draw D6 LJ D9
                H6 H5 D2=ruff HA
                DK=top D8 D5 D7
                DA=top DJ S2 H3
                BJ=joker DT S9 H4
                S8!low S5 SA H7
                HJ HT S4!throw S3
                CA C6 ST!ten C4
                HK H8 S6!throw S7
                SJ CT SK!king SQ
                D3!trumps C5 H9 C8
                D4!trumps CK CQ CJ
                """);
    }

    /// West plays 85 with clubs as trumps and both jokers; South has the ace and the king of them.
    private static GuidedDeal defence() {
        return GuidedDeal.read(
                "defence",
                Position.dealt(
                                "J75.AK.KQJ98.Q4",
                                "AKT6.J62.T53.J9",
                                "98.QT85.A6.AK83",
                                "432.943.742.6.BL",
                                List.of())
                        .kept(),
                """
                P 85 P=pass P take bury:D2,D4,D7,S2,S3,S4 trump:C
                SQ S8=nothing ST S7
                C2 C3=low CJ CQ
                HA H3 HT=ten HJ
                HK H4 H5=five H2
                SJ CT S9=follow SK
                LJ C8!wait C9 C4
                H7 H8!cheap H6 DK
                DA!spend D3 D8 C5
                BJ CA!ace DT D9
                H9 HQ!queen S6 S5
                D6!shorten D5 DJ C6
                C7 CK!last SA DQ
                """);
    }
}
