package overtrick.evening.page.phone;

import java.util.HashMap;
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

/// The results of one pair at the tables where it has sat, picked from the many of a tournament
/// once.
record OwnResults(Map<Slot, ResultLine> lines) {

    static OwnResults of(TournamentView view, TableVisit at) {
        var tables = new HashMap<RoundNumber, Optional<Section.Table>>();
        return new OwnResults(
                view.results().stream()
                        .filter(line -> {
                            var slot = line.slot();
                            var there = new Section.Table(slot.section(), slot.table());
                            return tables.computeIfAbsent(
                                            slot.round(),
                                            round ->
                                                    at.place(view, round)
                                                            .map(TableVisit.Place::table))
                                    .equals(Optional.of(there));
                        })
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
