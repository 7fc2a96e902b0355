package overtrick.standing.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.compared.Comparables.Place;
import overtrick.house.table.PersonId;
import overtrick.page.Words;
import overtrick.scoring.rating.LadderTerms;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.Rating;
import overtrick.scoring.rating.RatingLadder;
import overtrick.standing.Sight;
import overtrick.standing.Standing;
import overtrick.standing.book.Subject;
import overtrick.standing.page.RatingsPage.Line;
import overtrick.standing.page.RatingsPage.Name;
import overtrick.standing.page.RatingsPage.Which;
import overtrick.standing.rated.Rated;

/// Ladders as one visitor may see them: members who show their rating to them, and nobody else.
record Ladders(Standing standing, Sight sight, Words words) {

    RatingsPage page(Which which, int offset) {
        var rated = standing.rater().last();
        var all =
                rated.map(last -> lines(which, last, offset + RatingsPage.LINES + 1))
                        .orElse(List.of());
        var shown = all.stream().skip(offset).limit(RatingsPage.LINES).toList();
        return new RatingsPage(
                words,
                rated,
                which,
                shown,
                offset,
                all.size() > offset + RatingsPage.LINES,
                which == Which.PEOPLE ? rated.map(this::own).orElse("") : "",
                rated.map(last -> apart(last, which)).orElse(0));
    }

    private List<Line> lines(Which which, Rated rated, int most) {
        var lines = new ArrayList<Line>();
        switch (which) {
            case PEOPLE -> add(lines, rated.people(), most);
            case ROBOTS -> add(lines, rated.robots(), most);
            case PAIRS ->
                    rated.pairs().lines().stream()
                            .flatMap(line -> pair(line).stream())
                            .limit(most)
                            .forEach(lines::add);
        }
        return lines;
    }

    private void add(List<Line> lines, RatingLadder<Player> ladder, int most) {
        ladder.lines().stream()
                .flatMap(line -> player(line).stream())
                .limit(most)
                .forEach(lines::add);
    }

    private Optional<Line> player(RatingLadder.Line<Player> line) {
        return name(line.who(), Subject.RATING)
                .map(name -> line(line, List.of(name), isOwn(line.who())));
    }

    private Optional<Line> pair(RatingLadder.Line<Partnership> line) {
        var names = new ArrayList<Name>();
        boolean own = false;
        for (var player : line.who().players()) {
            name(player, Subject.RATING)
                    .filter(_ -> name(player, Subject.PARTNERS).isPresent())
                    .ifPresent(names::add);
            own |= isOwn(player);
        }
        return names.size() == 2 ? Optional.of(line(line, names, own)) : Optional.empty();
    }

    private Line line(RatingLadder.Line<?> line, List<Name> names, boolean own) {
        var figures = new Figures(words);
        var rating = line.rating();
        String possible =
                line.best() == line.worst() ? "" + line.best() : line.best() + "–" + line.worst();
        return new Line(
                line.placeText(),
                possible,
                names,
                figures.signed(rating.strength()),
                figures.between(rating),
                figures.whole(rating.boards()),
                Bar.of(rating),
                own);
    }

    private boolean isOwn(Player player) {
        return !player.isRobot() && sight.isOwn(new PersonId(player.id()));
    }

    /// How somebody is called, with a link to their page, if the visitor may see that of them.
    Optional<Name> name(Player player, Subject subject) {
        if (player.isRobot()) {
            return Optional.of(new Name(robot(player), ""));
        }
        if (Place.isPlace(player.id())) {
            return Optional.empty();
        }
        var person = new PersonId(player.id());
        return standing.roster()
                .member(person)
                .filter(_ -> sight.sees(person, subject))
                .map(name -> new Name(name, "/people/" + person.value()));
    }

    private String robot(Player player) {
        return words.has("stand.robot." + player.id())
                ? words.get("stand.robot." + player.id())
                : words.get("stand.robot");
    }

    /// What the ladder has to tell the visitor of themselves.
    private String own(Rated rated) {
        if (sight.viewer().isEmpty()) {
            return "";
        }
        var me = Player.person(sight.viewer().get().value());
        var rating = rated.ratings().of(me);
        if (rating.isEmpty()) {
            return words.get("stand.own.none");
        }
        int missing = LadderTerms.USUAL_LEAST - rating.get().boards();
        if (missing > 0) {
            return words.count("stand.own.missing", missing, rating.get().boards());
        }
        if (!sight.member()) {
            return words.get("stand.own.guest");
        }
        return rated.line(me).isEmpty() ? words.get("stand.own.apart") : "";
    }

    private static int apart(Rated rated, Which which) {
        return switch (which) {
            case PEOPLE ->
                    enough(
                                    rated.ratings().players().entrySet().stream()
                                            .filter(entry -> isPerson(entry.getKey()))
                                            .map(java.util.Map.Entry::getValue)
                                            .toList())
                            - rated.people().lines().size();
            case PAIRS ->
                    enough(
                                    rated.ratings().pairs().entrySet().stream()
                                            .filter(entry ->
                                                    entry.getKey().players().stream()
                                                            .allMatch(Ladders::isPerson))
                                            .map(java.util.Map.Entry::getValue)
                                            .toList())
                            - rated.pairs().lines().size();
            case ROBOTS -> 0;
        };
    }

    private static boolean isPerson(Player player) {
        return !player.isRobot() && !Place.isPlace(player.id());
    }

    private static int enough(List<Rating> ratings) {
        return (int)
                ratings.stream()
                        .filter(rating -> rating.boards() >= LadderTerms.USUAL_LEAST)
                        .count();
    }
}
