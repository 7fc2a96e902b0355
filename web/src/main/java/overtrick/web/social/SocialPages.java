package overtrick.web.social;

import java.util.List;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.sitting.SittingView;
import overtrick.club.Club;
import overtrick.club.social.Tally;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.web.Words;
import overtrick.web.duplicate.DuplicatePages;
import overtrick.web.duplicate.TablePage;
import overtrick.web.stream.Region;
import overtrick.web.table.GamePages;

/// Bridge among friends at the tables of the club: boards as everywhere, and a score sheet.
public final class SocialPages extends GamePages<BoardCommand, SittingView<Tally>, SocialPage> {

    private static final List<Region<SocialPage>> REGIONS = allRegions();

    private final Club club;

    public SocialPages(Club club) {
        super(club.social().tables(), "social/page", REGIONS, DuplicatePages.boardDeeds());
        this.club = club;
    }

    private static List<Region<SocialPage>> allRegions() {
        var regions = DuplicatePages.boardRegions(SocialPage::table);
        regions.add(new Region<>("social/over", OverPart::of));
        regions.add(new Region<>("social/sheet", SheetPart::of));
        return List.copyOf(regions);
    }

    @Override
    protected SocialPage page(TableId id, TableView<SittingView<Tally>> view, Words words) {
        var time = TablePage.Time.of(club.social().clocks(), club.clock(), id, view);
        return SocialPage.of(id, view, club.readings(), words, time);
    }

    @Override
    protected String said(SocialPage now, SocialPage before) {
        return DuplicatePages.announced(now.table(), before.table(), new SocialSpoken(now));
    }
}
