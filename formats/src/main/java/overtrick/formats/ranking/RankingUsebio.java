package overtrick.formats.ranking;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import overtrick.bridge.Board;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.formats.results.CsvWriter;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Scores;

/// An event as USEBIO, the XML that unions and sites take results in: who took part and came where,
/// and every line of every board. What it has no element for stands in instructions that other
/// programs pass over, so that the same ranking comes out of the file again.
public final class RankingUsebio {

    /// A version of the format.
    public enum Version {
        V1_2("1.2", "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd"),
        V1_3("1.3", "http://www.usebio.org/files/usebio_v1_3.dtd");

        private final String number;
        private final String type;

        Version(String number, String type) {
            this.number = number;
            this.type = type;
        }
    }

    /// What a file says beside the results.
    ///
    /// @param club its name, as its union has it; may be empty
    /// @param clubNumber by which its union knows it; may be empty
    /// @param day of the event
    /// @param hands the boards' cards; none where they are not known
    /// @param players of each contestant; where somebody has none here, their name says it
    public record About(
            String club,
            String clubNumber,
            Optional<LocalDate> day,
            List<Board> hands,
            Map<Contestant, List<Player>> players) {

        /// Nothing beside the results.
        public static final About NOTHING = new About("", "", Optional.empty(), List.of());

        public About {
            hands = List.copyOf(hands);
            players = Map.copyOf(players);
        }

        /// Without players of their own.
        public About(String club, String clubNumber, Optional<LocalDate> day, List<Board> hands) {
            this(club, clubNumber, day, hands, Map.of());
        }
    }

    /// Somebody who has played.
    ///
    /// @param number by which their union knows them; may be empty
    public record Player(String name, String number) {}

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd/MM/uuuu");

    private final Shown shown;
    private final Version version;
    private final About about;
    private final UsebioKind kind;
    private final XmlText xml = new XmlText();

    private RankingUsebio(Scores scores, Ranking ranking, Version version, About about) {
        this.shown = new Shown(scores, ranking);
        this.kind = UsebioKind.of(scores);
        this.version = version;
        this.about = about;
    }

    /// Writes the scores' own ranking.
    public static byte[] of(Scores scores) {
        return of(scores, scores.ranking(), Version.V1_2, About.NOTHING);
    }

    /// Writes a ranking.
    ///
    /// @param ranking that is not that of the boards, as of a knock-out
    public static byte[] of(Scores scores, Ranking ranking, Version version, About about) {
        return new RankingUsebio(scores, ranking, version, about).file();
    }

    private Scores scores() {
        return shown.scores();
    }

    private byte[] file() {
        xml.start("USEBIO", version.type, Map.of("Version", version.number));
        xml.open("CLUB", Map.of());
        xml.element("CLUB_NAME", about.club());
        xml.given("CLUB_ID_NUMBER", about.clubNumber());
        xml.close("CLUB");
        xml.open("EVENT", Map.of("EVENT_TYPE", kind.event()));
        heading();
        participants();
        scores().results()
                .adjustments()
                .forEach(one -> {
                    var parts = new LinkedHashMap<String, String>();
                    parts.put("adjustment", CsvWriter.kind(one));
                    parts.put("id", one.contestant().id());
                    parts.put("amount", CsvWriter.amount(one));
                    parts.put("cause", one.cause());
                    xml.instruction(parts);
                });
        new UsebioBoards(scores(), kind, xml).write();
        xml.close("EVENT");
        hands();
        xml.close("USEBIO");
        return xml.bytes();
    }

    private void heading() {
        xml.element("EVENT_DESCRIPTION", scores().results().title());
        xml.element("PROGRAM_NAME", "Overtrick");
        xml.element("BOARD_SCORING_METHOD", kind.boards());
        if (kind.matches()) {
            xml.element("MATCH_SCORING_METHOD", "VPS");
        }
        xml.element("WINNER_TYPE", kind.twoWinners() ? "2" : "1");
        about.day().ifPresent(day -> xml.element("DATE", DAY.format(day)));
        xml.element("SESSION_COUNT", "1");
        xml.element("SECTION_COUNT", "" + Math.max(1, kind.sections().size()));
    }

    private void participants() {
        xml.open("PARTICIPANTS", Map.of("EVENT_TYPE", kind.event()));
        var left = new TreeSet<>(scores().results().names().keySet());
        for (var list : shown.ranking().lists()) {
            for (var line : list.lines()) {
                left.remove(line.contestant());
                participant(line.contestant(), list.side(), Optional.of(line));
            }
        }
        left.forEach(one -> participant(one, Optional.empty(), Optional.empty()));
        xml.close("PARTICIPANTS");
    }

    private void participant(Contestant one, Optional<Side> side, Optional<Line> line) {
        String role = kind.individual() ? "PLAYER" : kind.teams() ? "TEAM" : "PAIR";
        xml.open(role, Map.of());
        String name = shown.name(one).equals(one.id()) ? "" : shown.name(one);
        switch (role) {
            case "PLAYER" -> {
                xml.element("PLAYER_NUMBER", one.id());
                xml.given("PLAYER_NAME", name);
            }
            case "TEAM" -> {
                xml.element("TEAM_ID", one.id());
                xml.given("TEAM_NAME", name);
            }
            default -> {
                xml.element("PAIR_NUMBER", number(one));
                xml.element("DIRECTION", direction(one, side));
            }
        }
        line.ifPresent(this::placed);
        var players = players(one, role, name);
        if (role.equals("PLAYER")) {
            players.stream()
                    .findFirst()
                    .ifPresent(player -> xml.given("NATIONAL_ID_NUMBER", player.number()));
        } else {
            for (var player : players) {
                xml.open("PLAYER", Map.of());
                xml.element("PLAYER_NAME", player.name());
                xml.given("NATIONAL_ID_NUMBER", player.number());
                xml.close("PLAYER");
            }
        }
        xml.close(role);
    }

    private List<Player> players(Contestant one, String role, String name) {
        var known = about.players().getOrDefault(one, List.of());
        return known.isEmpty() && role.equals("PAIR") && !name.isEmpty()
                ? Stream.of(name.split(" – ")).map(player -> new Player(player, "")).toList()
                : known;
    }

    /// Without the direction, by which numbers are told apart that both directions have.
    static String number(Contestant one) {
        return one.id().replaceFirst(" (NS|EW)$", "");
    }

    private static String direction(Contestant one, Optional<Side> side) {
        return one.id().equals(number(one))
                ? side.map(Side::letters).orElse("")
                : one.id().substring(one.id().length() - 2);
    }

    private void placed(Line line) {
        xml.element("TOTAL_SCORE", Shown.number(line.total()));
        line.percentage().ifPresent(one -> xml.element("PERCENTAGE", Shown.number(one)));
        xml.element("PLACE", line.placeText());
        xml.element("BOARDS_PLAYED", "" + line.boards());
    }

    private void hands() {
        if (about.hands().isEmpty()) {
            return;
        }
        xml.open("HANDSET", Map.of());
        for (var board : about.hands()) {
            xml.open("BOARD", Map.of());
            xml.element("BOARD_NUMBER", "" + board.number().value());
            for (var seat : Seat.values()) {
                String name = seat.name();
                xml.open("HAND", Map.of());
                xml.element(
                        "DIRECTION", name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT));
                for (var suit : Suit.values()) {
                    xml.element(suit.name(), board.deal().hand(seat).ranks(suit));
                }
                xml.close("HAND");
            }
            xml.close("BOARD");
        }
        xml.close("HANDSET");
    }
}
