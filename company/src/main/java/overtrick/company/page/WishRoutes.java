package overtrick.company.page;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import overtrick.company.Company;
import overtrick.company.wish.Wanted;
import overtrick.company.wish.Wishes;
import overtrick.house.terms.Strength;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Wishes to play: made in one form, joined with one tap.
record WishRoutes(Company company) implements Feature {

    /// How long somebody waits who wants to play now.
    private static final Duration PATIENCE = Duration.ofMinutes(45);

    /// How long after its time a wish is still open.
    private static final Duration GRACE = Duration.ofMinutes(30);

    /// Wishes of one person at a time.
    private static final int MOST = 3;

    @Override
    public void addTo(Routes routes) {
        routes.post(Right.PLAY, "/people/wish", this::wish);
        routes.post(Right.PLAY, "/people/wish/join", this::join);
        routes.post(Right.PLAY, "/people/wish/leave", this::leave);
    }

    private void wish(Visit visit) {
        var wanted = wanted(visit);
        visit.limit(Deed.TABLE);
        visit.nameGuest();
        var person = visit.guest();
        long own =
                company.wishes().open().stream()
                        .filter(one -> one.wish().isOf(person.id()))
                        .count();
        if (own >= MOST) {
            throw Sorry.unclear("meet.wish.many", MOST);
        }
        company.wish(person, wanted);
        visit.seeOther("/people");
    }

    private Wanted wanted(Visit visit) {
        var games = company.wishes().games();
        String game = visit.param("game");
        if (!games.words().contains(game)) {
            throw Sorry.unclear("meet.unclear", game);
        }
        String system = visit.param("system");
        if (!system.isEmpty() && games.system(system, visit.words().locale()).isEmpty()) {
            throw Sorry.unclear("meet.unclear", system);
        }
        int missing = visit.number("missing", 1, 3);
        boolean boards = visit.has("boards") && game.equals(games.words().getFirst());
        var level =
                visit.has("level")
                        ? Optional.of(visit.oneOf("level", Strength.values(), "meet.unclear"))
                        : Optional.<Strength>empty();
        var now = company.house().clock().instant();
        var from = from(visit, now);
        return new Wanted(
                game,
                boards ? visit.number("boards", 0, Wanted.MOST_BOARDS) : 0,
                system,
                missing + 1,
                level,
                from,
                from.plus(from.isAfter(now) ? GRACE : PATIENCE));
    }

    /// The next time that the clock of the club shows this; now, when the form names none.
    private static Instant from(Visit visit, Instant now) {
        if (!visit.has("at")) {
            return now;
        }
        try {
            var today = ZonedDateTime.ofInstant(now, ZoneId.systemDefault());
            var at = today.with(LocalTime.parse(visit.param("at")));
            return (at.isBefore(today) ? at.plusDays(1) : at).toInstant();
        } catch (DateTimeParseException wrong) {
            throw Sorry.unclear("meet.unclear.time", visit.param("at"));
        }
    }

    private void join(Visit visit) {
        expectWish(visit);
        visit.limit(Deed.TALK);
        visit.nameGuest();
        done(visit, company.join(visit.param("wish"), visit.guest()));
    }

    private void leave(Visit visit) {
        expectWish(visit);
        visit.limit(Deed.TALK);
        done(visit, company.leave(visit.param("wish"), visit.guest()));
    }

    private void expectWish(Visit visit) {
        boolean there =
                Optional.of(visit.param("wish"))
                        .filter(code -> code.matches("[\\w-]{6,20}"))
                        .flatMap(company.wishes()::look)
                        .isPresent();
        if (!there) {
            throw over("WISH_OVER");
        }
    }

    /// To the table that was laid, or back to where the wish stood.
    private static void done(Visit visit, Wishes.Outcome outcome) {
        switch (outcome) {
            case Wishes.Outcome.Refused(var reason) -> throw over(reason.name());
            case Wishes.Outcome.Done(var table) ->
                    visit.goTo(table.map(one -> "/tables/" + one.code()).orElse("/people"));
        }
    }

    private static Sorry over(String reason) {
        return new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.refused." + reason));
    }
}
