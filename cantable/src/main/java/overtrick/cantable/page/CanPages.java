package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.List;
import overtrick.can.act.CanCommand;
import overtrick.cantable.CanSeen;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.page.part.AsksPart;
import overtrick.cantable.page.part.AuctionPart;
import overtrick.cantable.page.part.BoardPart;
import overtrick.cantable.page.part.CanPage;
import overtrick.cantable.page.part.ChoicePart;
import overtrick.cantable.page.part.DeedsPart;
import overtrick.cantable.page.part.HintPart;
import overtrick.cantable.page.part.SeatPart;
import overtrick.cantable.page.part.SheetPart;
import overtrick.cantable.page.part.TrickPart;
import overtrick.cantable.page.part.TurnPart;
import overtrick.cantable.page.part.VerdictPart;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.table.GamePages;

/// Bài Càn at the tables of the hall.
public final class CanPages extends GamePages<CanCommand, CanSeen, CanPage> {

    private static final List<Region<CanPage>> REGIONS = allRegions();

    public CanPages(CanHall hall) {
        super(hall.can(), "can/page", REGIONS, CanDeeds.ALL);
    }

    private static List<Region<CanPage>> allRegions() {
        var regions = new ArrayList<Region<CanPage>>();
        regions.add(new Region<>("can/board", BoardPart::of));
        regions.add(new Region<>("can/turn", TurnPart::of));
        regions.add(new Region<>("can/trick", TrickPart::of));
        regions.add(new Region<>("can/verdict", VerdictPart::of));
        regions.add(new Region<>("can/auction", AuctionPart::of));
        regions.add(new Region<>("can/choice", ChoicePart::of));
        regions.add(new Region<>("can/asks", AsksPart::of));
        regions.add(new Region<>("can/hint", HintPart::of));
        regions.add(new Region<>("can/deeds", DeedsPart::of));
        regions.add(new Region<>("can/sheet", SheetPart::of));
        regions.add(new Region<>("table/memory", CanMemory::of));
        regions.add(new Region<>("table/coming", page -> page.seating().people()));
        regions.add(new Region<>("table/people", page -> page.seating().people()));
        regions.add(new Region<>("table/chat", page -> page.seating().chat()));
        for (var seat : Seat.values()) {
            regions.add(new Region<>("can/seat", page -> SeatPart.of(page, seat)));
        }
        return List.copyOf(regions);
    }

    @Override
    protected CanPage page(TableId id, TableView<CanSeen> view, Words words) {
        return new CanPage(id, view, Speech.of(words));
    }

    @Override
    protected String said(CanPage now, CanPage before) {
        return CanAnnouncer.announce(now, before);
    }
}
