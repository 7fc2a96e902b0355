package overtrick.social.page;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.page.BoardNow;
import overtrick.bridgetable.page.DuplicatePages;
import overtrick.bridgetable.page.TablePage;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.page.Words;
import overtrick.page.api.Variant;
import overtrick.page.stream.Region;
import overtrick.page.table.GamePages;
import overtrick.social.AmongFriends;
import overtrick.social.Tally;

/// Bridge among friends at the tables of the club: boards as everywhere, and a score sheet.
public final class SocialPages extends GamePages<BoardCommand, SittingView<Tally>, SocialPage> {

    private static final List<Region<SocialPage>> REGIONS = allRegions();

    private final BridgeTables bridge;
    private final AmongFriends friends;

    public SocialPages(BridgeTables bridge, AmongFriends friends) {
        super(friends.tables(), "social/page", REGIONS, DuplicatePages.boardDeeds());
        this.bridge = bridge;
        this.friends = friends;
    }

    private static List<Region<SocialPage>> allRegions() {
        var regions = DuplicatePages.boardRegions(SocialPage::table);
        regions.add(new Region<>("social/over", OverPart::of));
        regions.add(new Region<>("social/sheet", SheetPart::of));
        return List.copyOf(regions);
    }

    @Override
    protected SocialPage page(TableId id, TableView<SittingView<Tally>> view, Words words) {
        var time = TablePage.Time.of(friends.clocks(), bridge.clock(), id, view);
        return SocialPage.of(id, view, bridge.readings(), words, time);
    }

    @Override
    protected Optional<Variant> told(SocialPage page) {
        return BoardNow.of(page.table());
    }

    @Override
    protected Optional<Variant> sheet(SocialPage page) {
        return Optional.of(SheetNow.of(page));
    }

    @Override
    protected List<Class<? extends Record>> forms() {
        return List.of(BoardNow.class, SheetNow.class);
    }

    @Override
    protected String said(SocialPage now, SocialPage before) {
        var spoken = new SocialSpoken(now);
        return spoken.drawn(before)
                .orElseGet(() -> DuplicatePages.announced(now.table(), before.table(), spoken));
    }
}
