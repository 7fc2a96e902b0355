package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Act.Matter;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// What the director has noted about boards and not settled yet, read off the trail.
public record Notes(List<Open> open) {

    /// @param why what it is about, in their words
    public record Open(Slot slot, Matter matter, String why) {

        /// `review` or `appeal`.
        public String kind() {
            return matter.name().toLowerCase(Locale.ROOT);
        }
    }

    public Notes {
        open = List.copyOf(open);
    }

    public static Notes of(TournamentView view) {
        var open = new TreeMap<Slot, List<Open>>();
        for (var line : view.trail()) {
            if (line.stands() && line.done().act() instanceof Act.Note(var slot, var matter)) {
                noted(open, slot, matter, line);
            }
        }
        return new Notes(open.values().stream().flatMap(List::stream).toList());
    }

    private static void noted(
            TreeMap<Slot, List<Open>> open, Slot slot, Matter matter, TrailLine line) {
        if (matter == Matter.SETTLED) {
            open.remove(slot);
            return;
        }
        open.computeIfAbsent(slot, _ -> new ArrayList<>())
                .add(new Open(slot, matter, line.done().why()));
    }

    public List<Open> at(Slot slot) {
        return open.stream().filter(note -> note.slot().equals(slot)).toList();
    }

    /// What is to be looked at now: appeals, and reviews of boards whose result has come in.
    public List<Open> due(TournamentView view) {
        return open.stream()
                .filter(note ->
                        note.matter() == Matter.APPEAL
                                || view.results().stream()
                                        .anyMatch(line ->
                                                line.in() && line.slot().equals(note.slot())))
                .toList();
    }
}
