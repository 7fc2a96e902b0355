package overtrick.evening.page.federation;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.evening.page.Roster;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.formats.ranking.RankingPbn;
import overtrick.formats.ranking.RankingUsebio;
import overtrick.formats.ranking.RankingUsebio.About;
import overtrick.formats.ranking.RankingUsebio.Player;
import overtrick.formats.ranking.RankingUsebio.Version;
import overtrick.formats.results.CsvCell;
import overtrick.formats.results.CsvWriter;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.view.TournamentView;

/// An event as federations take it: USEBIO with the players' numbers, PBN with the results and with
/// the hands, ranking and results as CSV.
///
/// @param club its name; empty when it has none
/// @param numbers of players whom the club's list knows, by their names
/// @param day empty before it has begun
/// @param hands whose boards everybody may see
record Report(
        TournamentView view,
        Optional<Ranking> ranking,
        String club,
        Map<String, String> numbers,
        Optional<LocalDate> day,
        List<Board> hands) {

    private static final List<String> HEADING =
            List.of(
                    "place",
                    "number",
                    "name",
                    "players",
                    "numbers",
                    "total",
                    "unit",
                    "percentage",
                    "adjustment",
                    "boards");

    private static final String BETWEEN = " / ";

    Report {
        numbers = Map.copyOf(numbers);
        hands = List.copyOf(hands);
    }

    /// The players of the event, in the order of the alphabet.
    static List<String> players(TournamentView view) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn())
                .flatMap(entry -> entry.players().stream())
                .collect(Collectors.toCollection(TreeSet::new))
                .stream()
                .toList();
    }

    /// Empty while there is no result.
    Optional<Scores> scores() {
        return view.standing().scores().filter(scores -> !scores.results().travellers().isEmpty());
    }

    /// Players whose number nobody knows.
    List<String> withoutNumber() {
        return players(view).stream().filter(name -> !numbers.containsKey(name)).toList();
    }

    /// Boards with results whose cards are not known, or not everybody's yet.
    List<Integer> withoutHands() {
        var known = hands.stream().map(board -> board.number().value()).toList();
        return scores().stream()
                .flatMap(scores -> scores.results().travellers().stream())
                .map(slip -> slip.board().value())
                .filter(board -> !known.contains(board))
                .sorted()
                .toList();
    }

    private Map<Contestant, List<Player>> byContestant() {
        var roster = Roster.of(view);
        var players = new LinkedHashMap<Contestant, List<Player>>();
        for (var entry : view.entries()) {
            roster.number(entry.id())
                    .ifPresent(number ->
                            players.put(
                                    number,
                                    entry.players().stream()
                                            .map(name -> new Player(name, number(name)))
                                            .toList()));
        }
        return players;
    }

    private String number(String name) {
        return numbers.getOrDefault(name, "");
    }

    /// The files by their names; none while there is no ranking.
    Map<String, byte[]> files() {
        var files = new TreeMap<String, byte[]>();
        if (scores().isEmpty() || ranking.isEmpty()) {
            return files;
        }
        var all = scores().get();
        var players = byContestant();
        var about = new About(club, "", day, hands, players);
        files.put("usebio.xml", RankingUsebio.of(all, ranking.get(), Version.V1_2, about));
        files.put("results.pbn", RankingPbn.of(all, ranking.get()));
        files.put("results.csv", CsvWriter.of(all.results()).getBytes(UTF_8));
        files.put("ranking.csv", csv(all, players).getBytes(UTF_8));
        if (!hands.isEmpty()) {
            var title = Map.of("Event", view.title());
            files.put(
                    "hands.pbn",
                    Pbn.write(
                            hands.stream().map(board -> PlayedBoard.dealt(board, title)).toList()));
        }
        return files;
    }

    private static String number(Fraction value) {
        return value.rounded(2, RoundingMode.HALF_UP).toPlainString();
    }

    private String csv(Scores all, Map<Contestant, List<Player>> players) {
        var text = new StringBuilder(CsvCell.row(HEADING));
        var unit = ranking.orElseThrow().unit().code();
        for (var line : ranking.orElseThrow().lines()) {
            var people = players.getOrDefault(line.contestant(), List.of());
            var cells = new ArrayList<String>();
            cells.add(String.valueOf(line.place()));
            cells.add(line.contestant().id());
            cells.add(all.results().names().getOrDefault(line.contestant(), ""));
            cells.add(people.stream().map(Player::name).collect(Collectors.joining(BETWEEN)));
            cells.add(people.stream().map(Player::number).collect(Collectors.joining(BETWEEN)));
            cells.add(number(line.total()));
            cells.add(unit);
            cells.add(line.percentage().map(Report::number).orElse(""));
            cells.add(line.adjustment().signum() == 0 ? "" : number(line.adjustment()));
            cells.add(String.valueOf(line.boards()));
            text.append(CsvCell.row(cells));
        }
        return text.toString();
    }
}
