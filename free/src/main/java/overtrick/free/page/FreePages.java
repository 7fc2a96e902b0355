package overtrick.free.page;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import overtrick.bridgetable.page.DuplicatePages;
import overtrick.free.FreeTables;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeView;
import overtrick.page.Frame;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.table.GamePages;
import overtrick.robots.bidding.Readings;

/// Free tables: boards as everywhere, the ruling's sheet, and what can be done against the Laws.
public final class FreePages extends GamePages<FreeCommand, Optional<FreeView>, FreePage> {

    private static final List<Region<FreePage>> REGIONS = allRegions();

    private final Readings readings;

    public FreePages(FreeTables free, Readings readings) {
        super(free.tables(), "free/page", REGIONS, FreeDeeds.all());
        this.readings = readings;
    }

    private static List<Region<FreePage>> allRegions() {
        var regions = DuplicatePages.boardRegions(FreePage::table);
        regions.add(new Region<>("free/ruling", RulingPart::of));
        regions.add(new Region<>("free/replacement", ReplacementPart::of));
        regions.add(new Region<>("free/anyway", AnywayPart::of));
        regions.add(new Region<>("free/over", OverPart::of));
        return List.copyOf(regions);
    }

    @Override
    protected FreePage page(TableId id, TableView<Optional<FreeView>> view, Words words) {
        return FreePage.of(id, view, readings, words);
    }

    /// Nobody's first board is one at which things go wrong.
    @Override
    protected boolean isShownAround(Frame frame, TableView<Optional<FreeView>> table) {
        return false;
    }

    /// Rulings and questions are read aloud to everybody, as a director does at the table.
    @Override
    protected String said(FreePage now, FreePage before) {
        var said = new StringJoiner(" ");
        said.add(DuplicatePages.announced(now.table(), before.table()));
        var part = RulingPart.of(now);
        var known = RulingPart.of(before);
        int news = part.rulings().size() - known.rulings().size();
        part.rulings().stream()
                .limit(Math.max(0, news))
                .forEach(line -> {
                    said.add(line.title() + ":");
                    line.follows().forEach(follow -> said.add(follow + "."));
                });
        var sheet = now.free().flatMap(FreeView::sheet);
        if (sheet.isPresent() && !sheet.equals(before.free().flatMap(FreeView::sheet))) {
            said.add(part.title() + ".").add(part.asked()).add(part.question());
        }
        adjusted(now, before).ifPresent(said::add);
        return said.toString().strip();
    }

    /// The director's score, which stands in place of the one at the table (Law 12C).
    private static Optional<String> adjusted(FreePage now, FreePage before) {
        var over = OverPart.of(now);
        boolean news =
                over.board().isPresent()
                        && !over.adjustment().equals(OverPart.of(before).adjustment());
        return over.adjustment().filter(_ -> news).map(given -> over.adjusted());
    }
}
