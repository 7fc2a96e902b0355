package overtrick.web.social;

import java.util.List;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.sitting.SittingView;
import overtrick.club.bridgetable.BridgeTables;
import overtrick.club.codes.TableId;
import overtrick.club.social.AmongFriends;
import overtrick.club.social.Tally;
import overtrick.club.table.TableView;
import overtrick.web.Words;
import overtrick.web.duplicate.DuplicatePages;
import overtrick.web.duplicate.TablePage;
import overtrick.web.stream.Region;
import overtrick.web.table.GamePages;

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
    protected String said(SocialPage now, SocialPage before) {
        return DuplicatePages.announced(now.table(), before.table(), new SocialSpoken(now));
    }
}
