package overtrick.server.front;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.SortedMap;
import overtrick.members.office.Register;
import overtrick.page.Alphabet;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Visit;
import overtrick.server.Club;

/// The front page of a house with several clubs: those that want to be found.
///
/// @param clubs by the names of their hosts
record HouseDoor(SortedMap<String, Club> clubs) implements Handler {

    @Override
    public void handle(Context ctx) {
        String host = ctx.header("Host");
        var port = host == null ? "" : host.replaceFirst("^.*?(:\\d{1,5})?$", "$1");
        var words = Visit.words(ctx);
        var listed =
                clubs.entrySet().stream()
                        .filter(club -> register(club.getValue()).look().listed())
                        .map(club ->
                                HousePage.Door.of(club.getKey(), port, register(club.getValue())))
                        .sorted(Alphabet.of(words.locale(), HousePage.Door::name))
                        .toList();
        var frame = Frame.of(ctx, words.get("house.clubs"));
        ctx.attribute(Visit.TOLD, true);
        ctx.contentType("text/html; charset=utf-8")
                .result(
                        Pages.render(
                                "front/house", new Framed<>(frame, new HousePage(words, listed))));
    }

    private static Register register(Club club) {
        return club.members().offices().now();
    }
}
