package overtrick.systems.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.sheet.CardSheet.Box;

class SheetTest {

    @Test
    void everySentenceIsInBothLanguages() {
        var english = SheetWords.in(Locale.ENGLISH);
        var vietnamese = SheetWords.in(Locale.of("vi"));

        assertThat(vietnamese.keys()).isEqualTo(english.keys());
        assertThat(vietnamese.borrowed()).isEmpty();
    }

    @Test
    void theCardIsFilledInFromTheSystem() {
        var system = BiddingSystem.named("standard-american");
        var card = ConventionCard.of(system);
        var sheet = CardSheet.of(system, card, List.of("A: b"), Locale.ENGLISH);

        var diamond = sheet.openings().get(1);
        assertThat(diamond.call()).isEqualTo("1♦");
        assertThat(diamond.minimum()).isEqualTo("3");
        assertThat(diamond.artificial()).isFalse();
        assertThat(diamond.negative()).isNotEmpty();
        assertThat(diamond.responses()).anyMatch(line -> line.startsWith("1♥ "));
        assertThat(sheet.summary())
                .contains(new Box("What the players have chosen", List.of("A: b")));
        assertThat(sheet.defence())
                .extracting(Box::heading)
                .contains("Overcalls", "1NT overcall", "Over their 1NT", "Over a strong 1♣");
    }
}
