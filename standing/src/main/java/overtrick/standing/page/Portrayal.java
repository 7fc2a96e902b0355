package overtrick.standing.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.house.compared.Comparables.Place;
import overtrick.house.table.PersonId;
import overtrick.page.Words;
import overtrick.scoring.rating.LadderTerms;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.Rating;
import overtrick.standing.Sight;
import overtrick.standing.Standing;
import overtrick.standing.book.Subject;
import overtrick.standing.fair.Traces;
import overtrick.standing.rated.Rated;

/// The page of somebody, in the eyes of a visitor.
///
/// @param name of the person
record Portrayal(Standing standing, Sight sight, Words words, PersonId person, String name) {

    private static final int BOARDS = 20;
    private static final int PARTNERS = 30;

    /// Places of the name that are looked at.
    private static final int PLACES = 60;

    /// An evening's boards, in what is said of what moves a rating.
    private static final int EVENING = 24;

    /// Whether there is anything that the visitor may see.
    boolean isVisible() {
        return Arrays.stream(Subject.values()).anyMatch(this::sees);
    }

    private boolean sees(Subject subject) {
        return sight.sees(person, subject);
    }

    PersonPage page(String said, String meet) {
        var rated = standing.rater().last();
        boolean own = sight.isOwn(person);
        return new PersonPage(
                words,
                name,
                own,
                sight.member(),
                sees(Subject.RATING) ? Optional.of(strength(rated)) : Optional.empty(),
                sees(Subject.RESULTS) ? Optional.of(behind(rated)) : Optional.empty(),
                sees(Subject.PARTNERS) ? Optional.of(partners(rated)) : Optional.empty(),
                own && sight.member() ? choices() : List.of(),
                own && sight.member() ? places() : List.of(),
                own ? kept() : List.of(),
                said,
                meet);
    }

    private Player player() {
        return Player.person(person.value());
    }

    private PersonPage.Strength strength(Optional<Rated> rated) {
        var rating = rated.flatMap(last -> last.ratings().of(player()));
        if (rating.isEmpty()) {
            String why = words.get(rated.isEmpty() ? "stand.under.way" : "stand.none");
            return new PersonPage.Strength(
                    "", "", List.of(why), Optional.empty(), Optional.empty(), List.of());
        }
        var figures = new Figures(words);
        var known = rating.get();
        var points = rated.get().past().getOrDefault(player(), List.of());
        return new PersonPage.Strength(
                figures.signed(known.strength()),
                figures.between(known),
                lines(rated.get(), known),
                Optional.of(Bar.of(known)),
                points.size() > 1 ? Optional.of(new Trend(words, points)) : Optional.empty(),
                sight.isOwn(person) ? moves(rated.get(), known) : List.of());
    }

    private List<String> lines(Rated rated, Rating known) {
        var figures = new Figures(words);
        var lines = new ArrayList<String>();
        lines.add(words.count("stand.from", known.boards(), figures.whole(known.boards())));
        var line = rated.line(player());
        int missing = LadderTerms.USUAL_LEAST - known.boards();
        if (line.isPresent()) {
            lines.add(
                    line.get().best() == line.get().worst()
                            ? words.get("stand.place.sure", line.get().best())
                            : words.get("stand.place", line.get().best(), line.get().worst()));
        } else if (missing > 0) {
            lines.add(words.count("stand.missing", missing));
        }
        lines.add(words.get("stand.last", figures.day(known.lastDay())));
        lines.add(words.get("stand.worked.out", words.when(rated.at())));
        return lines;
    }

    /// What an evening does to the number: of what it brings above the expectation that share which
    /// the boards carry beside what is known already. A partner is taken to be as little known.
    private List<String> moves(Rated rated, Rating known) {
        var figures = new Figures(words);
        double variance = known.deviation() * known.deviation();
        double chance = rated.calibration().imps() * rated.calibration().imps();
        double shift = EVENING * variance / (chance + EVENING * 2 * variance);
        long half = Math.round(3 * chance / (2 * variance));
        var moves = new ArrayList<String>();
        moves.add(words.get("stand.moves.evening", EVENING, figures.signed(shift)));
        moves.add(words.get("stand.moves.half", figures.whole(half)));
        var pairs = rated.pairsOf(player());
        if (!pairs.isEmpty() && pairs.getFirst().getValue().boards() > 0.8 * known.boards()) {
            moves.add(words.get("stand.moves.partner"));
        }
        moves.add(words.get("stand.moves.not"));
        return moves;
    }

    private List<PersonPage.Board> behind(Optional<Rated> rated) {
        var figures = new Figures(words);
        return rated
                .map(last -> last.recent().getOrDefault(player(), List.of()))
                .orElse(List.of())
                .stream()
                .limit(BOARDS)
                .map(board ->
                        new PersonPage.Board(
                                title(board.board()),
                                href(board.board()),
                                figures.day(board.day()),
                                sees(Subject.PARTNERS) ? partner(board.partner()).text() : "",
                                figures.signed(board.value())))
                .toList();
    }

    /// Of `event/K7PQM/12` board 12 of the event; the codes of tables are for those who know them.
    private String title(String board) {
        var parts = board.split("/");
        if (parts[0].equals("event")) {
            return standing.feed()
                    .title(parts[1])
                    .map(title -> words.get("stand.board.titled", parts[2], title))
                    .orElseGet(() -> words.get("stand.board.event", parts[2], parts[1]));
        }
        String number = parts[parts.length - 1];
        return words.get("stand.board." + parts[1], number);
    }

    private String href(String board) {
        var parts = board.split("/");
        if (parts[0].equals("event")) {
            return "/events/" + parts[1];
        }
        return sight.isOwn(person) && parts[1].equals("table")
                ? "/tables/" + parts[2] + "/boards/" + parts[3]
                : "";
    }

    private List<PersonPage.Partner> partners(Optional<Rated> rated) {
        var figures = new Figures(words);
        return rated.map(last -> last.pairsOf(player())).orElse(List.of()).stream()
                .limit(PARTNERS)
                .map(entry -> {
                    var other = other(entry.getKey());
                    boolean strength = sees(Subject.RATING) && showsRating(other);
                    return new PersonPage.Partner(
                            partner(other),
                            strength ? figures.signed(entry.getValue().strength()) : "",
                            strength ? figures.between(entry.getValue()) : "",
                            words.count(
                                    "stand.boards",
                                    entry.getValue().boards(),
                                    figures.whole(entry.getValue().boards())));
                })
                .toList();
    }

    private Player other(Partnership pair) {
        return pair.first().equals(player()) ? pair.second() : pair.first();
    }

    private boolean showsRating(Player other) {
        return other.isRobot()
                || (!Place.isPlace(other.id())
                        && sight.sees(new PersonId(other.id()), Subject.RATING));
    }

    /// Who the partner is, if they let the visitor see with whom they play.
    private RatingsPage.Name partner(Player other) {
        return new Ladders(standing, sight, words)
                .name(other, Subject.PARTNERS)
                .orElseGet(() -> new RatingsPage.Name(words.get("stand.somebody"), ""));
    }

    private List<PersonPage.Choice> choices() {
        return Arrays.stream(Subject.values())
                .map(subject ->
                        new PersonPage.Choice(subject, standing.book().audience(person, subject)))
                .toList();
    }

    private String count(String key, int count) {
        return count == 0 ? words.get(key + ".none") : words.count(key, count, Traces.DAYS);
    }

    /// What is kept about the visitor that directors may look at, and how often one has.
    private List<String> kept() {
        int looks = standing.book().looksAt("person/" + person.value()).size();
        return List.of(
                words.get("stand.fair.mine.times"),
                count("stand.fair.mine.traces", standing.fair().traces().count(person)),
                count("stand.fair.mine.looks", looks));
    }

    /// Places under the own name, unless somebody else has said that one was theirs.
    private List<PersonPage.Seat> places() {
        var figures = new Figures(words);
        var seats = new ArrayList<PersonPage.Seat>();
        for (var place : standing.feed().places(name, PLACES)) {
            var claimed = standing.book().claimed(place.place());
            if (claimed.isEmpty() || claimed.get().equals(person)) {
                String event = place.place().split("/")[1];
                seats.add(
                        new PersonPage.Seat(
                                place.place(),
                                standing.feed()
                                        .title(event)
                                        .orElseGet(() -> words.get("stand.event", event)),
                                "/events/" + event,
                                figures.day(place.day()),
                                claimed.isPresent()));
            }
        }
        return seats;
    }
}
