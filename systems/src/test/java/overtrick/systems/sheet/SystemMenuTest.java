package overtrick.systems.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ReadyCard;

class SystemMenuTest {

    @Test
    void systemsStandFirstAndThenTheCardsOfEach() {
        var groups = SystemMenu.of(Locale.ENGLISH).groups();

        assertThat(groups.getFirst().title()).isEmpty();
        assertThat(groups.getFirst().items())
                .extracting(SystemMenu.Item::name)
                .containsExactlyElementsOf(BiddingSystem.NAMES);
        assertThat(groups.stream().skip(1))
                .extracting(SystemMenu.Group::title)
                .containsExactly(
                        "Standard American", "Two over one", "Acol", "Precision", "Natural");
        assertThat(groups.stream().skip(1).flatMap(group -> group.items().stream()))
                .extracting(SystemMenu.Item::name)
                .containsExactlyElementsOf(ReadyCard.ALL.stream().map(ReadyCard::name).toList());
    }

    @Test
    void theyAreCalledAsPlayersCallThem() {
        assertThat(
                        SystemMenu.of(Locale.of("vi")).groups().stream()
                                .flatMap(g -> g.items().stream()))
                .contains(new SystemMenu.Item("acol-weak-twos", "Acol: mở yếu mức hai"));
    }

    @Test
    void aLightPageHasOnlyWhatIsChosen() {
        var groups = SystemMenu.brief(Locale.ENGLISH, "sayc").groups();

        assertThat(groups)
                .containsExactly(
                        new SystemMenu.Group(
                                "", List.of(new SystemMenu.Item("sayc", "SAYC, the yellow card"))));
    }
}
