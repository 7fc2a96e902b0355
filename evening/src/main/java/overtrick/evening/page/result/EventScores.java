package overtrick.evening.page.result;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.evening.page.Roster;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.results.Beside;
import overtrick.formats.results.CsvWriter;
import overtrick.formats.results.OutcomeText;
import overtrick.house.json.Json;
import overtrick.page.api.About;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;

/// Results and rankings as programs are told of them: the same values as in the files of an event.
final class EventScores {

    private EventScores() {}

    @About("The ranking, in the order of its lists.")
    record RankingNow(boolean provisional, List<RankedLine> lines) {}

    /// A line, as `overtrick rank --json` writes it.
    @About("A line of the ranking, as `overtrick rank --json` writes it.")
    record RankedLine(
            int place,
            boolean tied,
            @About(value = "The number of the contestant.", example = "A7") String id,
            Optional<String> name,
            Optional<String> section,
            @About(
                            value = "Where each direction is ranked for itself.",
                            words = {"NS", "EW"})
                    Optional<String> side,
            @About(value = "With penalties and what was carried over.", example = "112.5")
                    BigDecimal total,
            @About(
                            value = "In what the total is counted.",
                            words = {"MP", "IMP", "VP", "P"})
                    String unit,
            @About(value = "Of matchpoints.", example = "58.33") Optional<BigDecimal> percentage,
            @About("Penalties and carry-over within the total.") BigDecimal adjustment,
            @About("Boards that count.") int boards) {}

    @About("All results that everybody may see, as `overtrick rank` reads them (docs/results.md).")
    record ResultsNow(
            String title,
            List<EntryLine> entries,
            List<ResultLine> results,
            List<ChangeLine> penalties,
            List<ChangeLine> carryOver) {}

    @About("Somebody who takes part.")
    record EntryLine(@About(value = "Their number.", example = "A7") String id, String name) {}

    @About("A result.")
    record ResultLine(
            Optional<String> section,
            int board,
            Optional<Integer> round,
            Optional<Integer> table,
            @About(value = "The number of North and South.", example = "A7") String ns,
            @About(value = "The number of East and West.", example = "A2") String ew,
            @About(value = "As everywhere.", example = "4SW+1") String result,
            @About(
                            value = "Where it is not that of the board's number.",
                            words = {"none", "ns", "ew", "both"})
                    Optional<String> vulnerable,
            @About("Of a fouled board: only equal forms are compared.") Optional<Integer> form,
            @About(value = "The card that was led, where it is known.", example = "SQ")
                    Optional<String> lead,
            @About("Who sat there, where it is known.") Optional<String> north,
            @About("The same.") Optional<String> east,
            @About("The same.") Optional<String> south,
            @About("The same.") Optional<String> west) {

        private static ResultLine of(Traveller slip, Row row, Beside.Known known) {
            var place = row.place();
            var beside = known.of(slip.board(), row);
            boolean odd = slip.vulnerability() != slip.board().vulnerability();
            return new ResultLine(
                    Optional.of(place.section()).filter(name -> !name.isEmpty()),
                    slip.board().value(),
                    place.round().map(round -> round.value()),
                    place.table().map(table -> table.value()),
                    row.northSouth().id(),
                    row.eastWest().id(),
                    OutcomeText.text(row.outcome()),
                    odd ? Optional.of(slip.vulnerability().code()) : Optional.empty(),
                    row.form() == 1 ? Optional.empty() : Optional.of(row.form()),
                    beside.lead().map(Card::code),
                    beside.player(Seat.NORTH),
                    beside.player(Seat.EAST),
                    beside.player(Seat.SOUTH),
                    beside.player(Seat.WEST));
        }
    }

    @About("A penalty, or what is carried over.")
    record ChangeLine(
            String id,
            @About(value = "With its unit.", example = "10%") String amount,
            String cause) {

        private static ChangeLine of(Adjustment one) {
            return new ChangeLine(one.contestant().id(), CsvWriter.amount(one), one.cause());
        }
    }

    @About("What the tables have made of a board.")
    record TravellerNow(
            int board,
            @About(
                            value = "Who called first.",
                            words = {"N", "E", "S", "W"})
                    String dealer,
            @About(
                            value = "Who was vulnerable.",
                            words = {"none", "ns", "ew", "both"})
                    String vulnerable,
            @About(
                            value = "In what marks are counted; of matchpoints the percentage.",
                            example = "%")
                    String unit,
            List<TravellerLine> lines) {}

    @About("What a table has made of a board.")
    record TravellerLine(
            ResultLine result,
            @About("Names.") String northSouth,
            @About("Names.") String eastWest,
            @About("Points for North and South, where there is one number.")
                    Optional<Integer> points,
            @About("Not there while the board counts for nobody.") Optional<BigDecimal> mark,
            @About("The same for East and West.") Optional<BigDecimal> markEastWest) {}

    /// Read from the file, so that it is nothing else.
    static RankingNow ranking(Scores scores, Ranking ranking, boolean provisional) {
        var lines =
                RankingJson.of(scores, ranking)
                        .lines()
                        .map(line -> Json.MAPPER.readValue(line, RankedLine.class))
                        .toList();
        return new RankingNow(provisional, lines);
    }

    static ResultsNow results(Results all, Beside.Known known) {
        return new ResultsNow(
                all.title(),
                all.names().entrySet().stream()
                        .map(one -> new EntryLine(one.getKey().id(), one.getValue()))
                        .toList(),
                all.travellers().stream()
                        .flatMap(slip ->
                                slip.rows().stream().map(row -> ResultLine.of(slip, row, known)))
                        .toList(),
                changes(all, Adjustment.Kind.PENALTY),
                changes(all, Adjustment.Kind.CARRY_OVER));
    }

    private static List<ChangeLine> changes(Results all, Adjustment.Kind kind) {
        return all.adjustments().stream()
                .filter(one -> one.kind() == kind)
                .map(ChangeLine::of)
                .toList();
    }

    static TravellerNow traveller(Scores all, Traveller slip, Roster roster, Beside.Known known) {
        var board = slip.board();
        return new TravellerNow(
                board.value(),
                String.valueOf(board.dealer().letter()),
                slip.vulnerability().code(),
                Marks.unit(all),
                slip.rows().stream().map(row -> line(all, slip, row, roster, known)).toList());
    }

    private static TravellerLine line(
            Scores all, Traveller slip, Row row, Roster roster, Beside.Known known) {
        return new TravellerLine(
                ResultLine.of(slip, row, known),
                names(row, Side.NORTH_SOUTH, roster),
                names(row, Side.EAST_WEST, roster),
                row.outcome() instanceof Outcome.Scored(int points, _)
                        ? Optional.of(points)
                        : Optional.empty(),
                Marks.number(all, slip.board(), row, Side.NORTH_SOUTH),
                Marks.number(all, slip.board(), row, Side.EAST_WEST));
    }

    private static String names(Row row, Side side, Roster roster) {
        return String.join(
                " – ", row.contestant(side).members().stream().map(roster::name).toList());
    }
}
