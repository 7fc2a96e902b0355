package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Seat;

/// Nothing enters the zone of something else, at any size, in any language, with any letters.
@Timeout(600)
class ZonesTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private final List<String> faults = new ArrayList<>();

    @Test
    void ofSomebodyWhoPlaysWithRobots() {
        stages("en-GB", "m");
        stages("vi-VN", "l");
        if (GalleryTest.isOpen()) {
            stages("en-GB", "l");
            stages("vi-VN", "m");
        }

        assertThat(faults).isEmpty();
    }

    /// A friend who wants to sit lies over neither the cards nor the calls, and can be put off.
    @Test
    void ofSomebodyToWhomAFriendComes() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.letAllIn();
        var bea = EVENING.visitor();
        bea.join(ann.table());
        bea.sit(Seat.EAST);
        ann.at("#coming [data-later]").waitFor();
        look(ann, "a friend comes in the auction");
        ann.declare("1N");
        ann.awaitMyTurn();
        ann.at("#coming [data-later]").waitFor();
        look(ann, "a friend comes in the play");
        new Size(390, 844).of(ann);
        ann.at("#coming [data-later]").click();
        assertThat(ann.at("#coming .coming").isVisible()).isFalse();

        assertThat(faults).isEmpty();
    }

    private void stages(String language, String cards) {
        var ann = EVENING.visitor(language);
        ann.prefer("size", cards);
        String about = language + ", cards " + cards;
        ann.playNow();
        ann.awaitMyTurn();
        look(ann, about + ": first call");
        faults.addAll(Zones.moved(ann, about + ": first call"));
        for (var one : Interruption.worthTelling()) {
            one.tell(ann);
            look(ann, about + ": " + one + " in the auction");
        }
        Interruption.NONE.tell(ann);
        ann.at("#hint-ask").click();
        ann.at("#advice > *").first().waitFor();
        look(ann, about + ": advice on the call");
        ann.declare("1N");
        ann.awaitMyTurn();
        look(ann, about + ": first card");
        faults.addAll(Zones.moved(ann, about + ": first card"));
        for (var one : Interruption.worthTelling()) {
            one.tell(ann);
            look(ann, about + ": " + one + " in the play");
        }
        Interruption.NONE.tell(ann);
        ann.move();
        ann.awaitMyTurn();
        look(ann, about + ": second card");
    }

    private void look(Visitor visitor, String state) {
        faults.addAll(Zones.look(visitor, state));
    }
}
