package overtrick.web.evening.phone;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.movement.RoundNumber;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The results of one table, picked from the many of a tournament once.
record OwnResults(Map<Slot, ResultLine> lines) {

    static OwnResults of(TournamentView view, Section.Table table) {
        return new OwnResults(
                view.results().stream()
                        .filter(line ->
                                line.slot().table().equals(table.number())
                                        && line.slot().section().equals(table.section()))
                        .collect(Collectors.toMap(ResultLine::slot, Function.identity())));
    }

    Optional<Slip> slip(Slot slot) {
        return Optional.ofNullable(lines.get(slot)).flatMap(ResultLine::slip);
    }

    /// Whether a result of the round has still to come.
    boolean lacks(RoundNumber round) {
        return lines.values().stream()
                .anyMatch(line -> !line.in() && line.slot().round().equals(round));
    }
}
