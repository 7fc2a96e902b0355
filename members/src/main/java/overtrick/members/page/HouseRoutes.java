package overtrick.members.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import overtrick.members.office.RegisterCommand;
import overtrick.members.office.RegisterCommand.EndReadOnly;
import overtrick.members.office.RegisterCommand.SetNightlyCopies;
import overtrick.members.office.RegisterCommand.SetReadOnly;
import overtrick.members.office.RegisterCommand.TakeCopy;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// The owner's page: how the club is run.
record HouseRoutes(Desk desk) implements Feature {

    private static final String PAGE = "/club/house";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.OWN, PAGE, this::show);
        routes.post(Right.OWN, PAGE + "/copy", this::copy);
        routes.post(Right.OWN, PAGE + "/take", this::take);
        routes.post(
                Right.OWN,
                PAGE + "/nightly",
                visit -> act(visit, new SetNightlyCopies(visit.yes("nightly"))));
        routes.post(
                Right.OWN,
                PAGE + "/close",
                visit -> act(visit, new SetReadOnly(visit.param("why").strip())));
        routes.post(Right.OWN, PAGE + "/open", visit -> act(visit, new EndReadOnly()));
    }

    private void show(Visit visit) {
        var members = desk.members();
        var copier = members.copier();
        var page =
                new HousePage(
                        visit.words(),
                        members.figures(),
                        visit.census(),
                        copier.upkeep().size(),
                        copier.upkeep().copies(),
                        copier.isWorking(),
                        copier.trouble(),
                        members.offices().now().running(),
                        desk.isFresh(visit));
        var frame = Frame.of(visit, visit.words().get("member.house"));
        visit.page(Pages.render("members/house", new Framed<>(frame, page)));
    }

    /// Begins a copy; if one is being made, that is the one.
    private void copy(Visit visit) {
        desk.members().copier().begin();
        visit.seeOther(PAGE);
    }

    /// Sends a copy. In it is everything, hands that are still being played included, so that who
    /// takes one stands in the trail, as a look at the page does not.
    private void take(Visit visit) {
        desk.freshMember(visit);
        String name = visit.param("copy");
        var upkeep = desk.members().copier().upkeep();
        if (upkeep.copies().stream().noneMatch(copy -> copy.name().equals(name))) {
            throw Sorry.notFound("member.house.gone");
        }
        desk.act(visit, new TakeCopy(name));
        try {
            upkeep.pack(name, Download.open(visit, name + ".zip", "application/zip"));
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private void act(Visit visit, RegisterCommand command) {
        desk.act(visit, command);
        visit.seeOther(PAGE);
    }
}
