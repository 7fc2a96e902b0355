package overtrick.formats.ranking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.formats.results.OutcomeText;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Award;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.rank.Scores;

/// The lines of all boards as USEBIO has them: boards of an event, of its sections, or of its
/// matches.
final class UsebioBoards {

    private final Scores scores;
    private final UsebioKind kind;
    private final XmlText xml;

    UsebioBoards(Scores scores, UsebioKind kind, XmlText xml) {
        this.scores = scores;
        this.kind = kind;
        this.xml = xml;
    }

    void write() {
        if (kind.matches()) {
            matches();
        } else if (kind.sections().size() > 1) {
            xml.open("SESSION", Map.of("SESSION_ID", "1"));
            for (var section : kind.sections()) {
                xml.open("SECTION", Map.of("SECTION_ID", section));
                scores.results()
                        .travellers()
                        .forEach(slip ->
                                board(
                                        slip,
                                        slip.rows().stream()
                                                .filter(row ->
                                                        row.place().section().equals(section))
                                                .toList()));
                xml.close("SECTION");
            }
            xml.close("SESSION");
        } else {
            scores.results().travellers().forEach(slip -> board(slip, slip.rows()));
        }
    }

    /// A meeting of two in a round.
    private record Meeting(RoundNumber round, Contestant one, Contestant other)
            implements Comparable<Meeting> {

        private static Meeting of(RoundNumber round, Row row) {
            var northSouth = row.northSouth();
            var eastWest = row.eastWest();
            return northSouth.compareTo(eastWest) < 0
                    ? new Meeting(round, northSouth, eastWest)
                    : new Meeting(round, eastWest, northSouth);
        }

        @Override
        public int compareTo(Meeting to) {
            int order = Integer.compare(round.value(), to.round.value());
            order = order == 0 ? one.compareTo(to.one) : order;
            return order == 0 ? other.compareTo(to.other) : order;
        }
    }

    private void matches() {
        var matches = new TreeMap<Meeting, Map<Traveller, List<Row>>>();
        for (var slip : scores.results().travellers()) {
            var apart = new ArrayList<Row>();
            for (var row : slip.rows()) {
                row.place()
                        .round()
                        .ifPresentOrElse(
                                round ->
                                        matches.computeIfAbsent(
                                                        Meeting.of(round, row),
                                                        _ -> new LinkedHashMap<>())
                                                .computeIfAbsent(slip, _ -> new ArrayList<>())
                                                .add(row),
                                () -> apart.add(row));
            }
            board(slip, apart);
        }
        matches.forEach(this::match);
    }

    private void match(Meeting meeting, Map<Traveller, List<Row>> boards) {
        boolean teams = kind.teams();
        xml.open("MATCH", Map.of());
        xml.element("ROUND_NUMBER", "" + meeting.round());
        xml.element(teams ? "TEAM" : "NS_PAIR_NUMBER", RankingUsebio.number(meeting.one()));
        xml.element(
                teams ? "OPPOSING_TEAM" : "EW_PAIR_NUMBER", RankingUsebio.number(meeting.other()));
        points(meeting, teams ? "TEAM_VICTORY_POINTS" : "NS_VICTORY_POINTS", true);
        points(meeting, teams ? "OPPOSING_TEAM_VICTORY_POINTS" : "EW_VICTORY_POINTS", false);
        boards.forEach(this::board);
        xml.close("MATCH");
    }

    private void points(Meeting meeting, String name, boolean first) {
        scores.match(
                        first ? meeting.one() : meeting.other(),
                        meeting.round(),
                        first ? meeting.other() : meeting.one())
                .ifPresent(points -> xml.element(name, Shown.number(points)));
    }

    private void board(Traveller slip, List<Row> rows) {
        if (rows.isEmpty()) {
            return;
        }
        xml.open("BOARD", Map.of("EVENT_TYPE", kind.event()));
        xml.element("BOARD_NUMBER", "" + slip.board().value());
        if (slip.vulnerability() != slip.board().vulnerability()) {
            xml.instruction(Map.of("vulnerable", slip.vulnerability().code()));
        }
        rows.forEach(row -> line(slip, row));
        xml.close("BOARD");
    }

    private void line(Traveller slip, Row row) {
        xml.open("TRAVELLER_LINE", Map.of());
        numbers(row.northSouth(), "NS_PAIR_NUMBER", "N_PLAYER_NUMBER", "S_PLAYER_NUMBER");
        numbers(row.eastWest(), "EW_PAIR_NUMBER", "E_PLAYER_NUMBER", "W_PLAYER_NUMBER");
        boolean said = outcome(row.outcome());
        for (var side : Side.values()) {
            var mark = scores.mark(slip.board(), row, side);
            if (row.isPlayed() && !kind.mark().isEmpty()) {
                xml.element(side.letters() + kind.mark(), Shown.number(mark.value()));
            }
        }
        var own = new LinkedHashMap<String, String>();
        var place = row.place();
        if (kind.sections().size() == 1 || kind.matches()) {
            own.put("section", place.section());
        }
        own.put("round", place.round().map(round -> "" + round).orElse(""));
        own.put("table", place.table().map(table -> "" + table).orElse(""));
        own.put("form", row.form() == 1 ? "" : "" + row.form());
        own.put("result", said ? "" : OutcomeText.text(row.outcome()));
        own.values().removeIf(String::isEmpty);
        if (!own.isEmpty()) {
            xml.instruction(own);
        }
        xml.close("TRAVELLER_LINE");
    }

    private void numbers(Contestant one, String pair, String first, String second) {
        if (!kind.individual() || one.members().size() != 2) {
            xml.element(pair, RankingUsebio.number(one));
            return;
        }
        xml.element(first, one.members().get(0).id());
        xml.element(second, one.members().get(1).id());
    }

    /// @return whether the format has said all of it
    private boolean outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Scored(int points, var result) -> {
                result.ifPresent(this::played);
                xml.element("SCORE", "" + points);
                yield true;
            }
            case Outcome.Artificial(var northSouth, var eastWest) -> {
                xml.element("SCORE", "A" + digits(northSouth) + digits(eastWest));
                yield isWhole(northSouth) && isWhole(eastWest);
            }
            case Outcome.Assigned(var northSouth, _) -> {
                xml.element("SCORE", "" + northSouth.mean().nearest());
                yield false;
            }
            case Outcome.NotPlayed() -> true;
        };
    }

    private static String digits(Award award) {
        return String.format(Locale.ROOT, "%02d", Math.min(99, award.percent().nearest()));
    }

    private static boolean isWhole(Award award) {
        return award.percent().text().matches("\\d\\d");
    }

    private void played(Result result) {
        switch (result) {
            case Result.PassedOut() -> xml.element("CONTRACT", "PASS");
            case Result.Played(Contract contract, int tricks) -> {
                String strain =
                        contract.strain() == Strain.NOTRUMP ? "NT" : contract.strain().code();
                xml.element(
                        "CONTRACT", contract.bid().level() + strain + contract.doubling().code());
                xml.element("PLAYED_BY", "" + contract.declarer().letter());
                xml.element("TRICKS", "" + tricks);
            }
        }
    }
}
