package overtrick.evening.online;

import java.util.Map;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.duplicate.MatchpointField;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;

/// What an event came to, asked what it would have been with other points at one table.
///
/// @param places where the tables of the program play
record FieldOfEvent(Map<TableId, TablePlace> places, Scores scores) implements MatchpointField {

    @Override
    public Optional<Fraction> percent(TableId table, BoardNumber board, Side side, int points) {
        return Optional.ofNullable(places.get(table))
                .flatMap(place -> row(board, place))
                .flatMap(row -> scores.percent(board, row, side, points));
    }

    private Optional<Row> row(BoardNumber board, TablePlace place) {
        return scores.results().travellers().stream()
                .filter(slip -> slip.board().equals(board))
                .map(Traveller::rows)
                .flatMap(rows -> rows.stream().filter(row -> row.place().equals(place)))
                .findFirst();
    }
}
