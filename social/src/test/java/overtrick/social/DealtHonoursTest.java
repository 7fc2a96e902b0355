package overtrick.social;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// Whose honours are told beside the score. North has four spade honours and South the ten, East
/// three heart honours and West two, North and South two diamond honours each and East the jack; of
/// the aces North has two and South one.
class DealtHonoursTest {

    private static final Deal DEAL =
            Deal.parse("N:AKQJ.32.AQ2.5432 32.AKQ4.J43.KQJT T954.5.KT5.A9876 876.JT9876.9876.");

    private static final Map<String, Form> FORMS =
            Map.of(
                    "rubber", new Form.Rubber(RubberTerms.USUAL),
                    "modern", new Form.Chicago(ChicagoTerms.MODERN),
                    "party", new Form.Party(PartyTerms.PRINTED),
                    "auction", new Form.Auction("auction", AuctionTerms.LONDON_1920),
                    "whist", new Form.Whist(WhistTerms.SHORT, Optional.empty()),
                    "american", new Form.Whist(WhistTerms.AMERICAN, Optional.empty()),
                    "cut-throat", new Form.CutThroat(Seat.WEST));

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    rubber,     S, N SA SK SQ SJ
                    rubber,     H, ''
                    rubber,     N, ''
                    cut-throat, S, N SA SK SQ SJ
                    modern,     S, ''
                    party,      S, ''
                    auction,    S, N SA SK SQ SJ S ST
                    auction,    H, E HA HK HQ W HJ HT
                    auction,    D, N DA DQ S DK DT
                    auction,    C, E CK CQ CJ CT
                    auction,    N, N SA DA S CA
                    whist,      S, N SA SK SQ SJ
                    whist,      H, E HA HK HQ W HJ
                    whist,      D, N DA DQ S DK
                    american,   S, ''
                    """)
    void areThoseThatCount(String form, String strain, String told) {
        var held = FORMS.get(form).honours(DEAL, Strain.parse(strain));

        var said = new StringBuilder();
        held.forEach((seat, cards) -> said.append(seat.letter()).append(' ').append(text(cards)));
        assertThat(said.toString().strip()).isEqualTo(told);
    }

    private static String text(CardSet cards) {
        var text = new StringBuilder();
        cards.forEach(card -> text.append(card.code()).append(' '));
        return text.toString();
    }
}
