package overtrick.cantable.page.learn;

import java.util.List;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;

/// The deals that cost the visitor's side something.
public record OwnList(Speech speech, List<OwnDeal> deals) {

    /// A deal in the list.
    public record Line(String path, String title, String comes) {}

    public OwnList {
        deals = List.copyOf(deals);
    }

    public List<Line> lines() {
        return deals.stream().map(this::line).toList();
    }

    private Line line(OwnDeal one) {
        var match = one.entry().match();
        var told = DealWords.of(one.deal(), match.story().rules(), speech);
        return new Line(
                one.path() + "/again",
                speech.get("own.deal", one.deal().number(), match.ordinal(), match.table().code()),
                told.title() + ". " + told.reason());
    }
}
