package overtrick.web.can;

import java.util.ArrayList;
import java.util.List;
import overtrick.can.act.CanCommand;
import overtrick.cards.Seat;
import overtrick.club.can.CanSeen;
import overtrick.club.can.hall.CanHall;
import overtrick.club.codes.TableId;
import overtrick.club.table.TableView;
import overtrick.web.Words;
import overtrick.web.can.part.AsksPart;
import overtrick.web.can.part.AuctionPart;
import overtrick.web.can.part.BoardPart;
import overtrick.web.can.part.CanPage;
import overtrick.web.can.part.ChoicePart;
import overtrick.web.can.part.DeedsPart;
import overtrick.web.can.part.SeatPart;
import overtrick.web.can.part.SheetPart;
import overtrick.web.can.part.TrickPart;
import overtrick.web.can.part.TurnPart;
import overtrick.web.can.part.VerdictPart;
import overtrick.web.can.words.Speech;
import overtrick.web.stream.Region;
import overtrick.web.table.GamePages;

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
        regions.add(new Region<>("can/deeds", DeedsPart::of));
        regions.add(new Region<>("can/sheet", SheetPart::of));
        regions.add(new Region<>("table/memory", CanMemory::of));
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
