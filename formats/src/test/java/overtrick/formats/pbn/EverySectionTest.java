package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Every section and irregularity that PBN 2.1 knows (3.9, 5.3 to 5.10), and one that nobody does,
/// is written as it was read.
class EverySectionTest {

    private static final String GAME =
            """
            % PBN 2.1
            % EXPORT
            [Event "Friday"]
            [Site "?"]
            [Date "2026.11.26"]
            [Board "1"]
            [West "?"]
            [North "?"]
            [East "?"]
            [South "?"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:K73.Q952.862.A75 QJ95.3.AJT7.KQ92 A6.AKJ74.KQ53.64 T842.T86.94.JT83"]
            [Scoring "MP"]
            [Declarer "^S"]
            [Contract "4H"]
            [Result "^10"]
            [HomeTeam "Old Quarter"]
            [ScoreRubberHistory "NS 0 0/0 0 EW 0 0/0 0"]
            [Auction "N"]
            Pass Pass 1H =1= $1 $25 Pass
            ^I 1S ^S Pass 3H
            Pass 4H AP
            [Note "1:five \\S or more"]
            [Play "W"]
            D9 D2 DA D3
            ^L S2 S7 ^R SQ SA
            H6 - - -
            *
            [Note "1:of the play"]
            [ActionTable "Rank;Call;Card"]
            1 4H -
            [AuctionTimeTable "Time;TotalTime"]
            00:05 00:05
            [InstantScoreTable "Rank;ScoreRange_NS;Percentage_NS"]
            1 420,* 100
            [MyOwnSection "whatever"]
            this is "kept" as it is
            [OptimumPlayTable "S;H;D;C"]
            - - 9 -
            [OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
            N NT  7
            N  S 10
            [PlayTimeTable "Time;TotalTime"]
            00:05 00:05
            [ScoreTable "-Rank;PairId_NS;Names_NS;Contract;Score_NS"]
            1 1 "Ann - Ben" 4S ^420
            [TotalScoreTable "Rank;PairId;Names\\12L"]
            1 1 "Ann - Ben"
            """
                    .replace("\n", "\r\n");

    @Test
    void everythingIsWrittenAsItWasRead() {
        assertThat(Pbn.text(Pbn.read(GAME))).isEqualTo(GAME);
    }
}
