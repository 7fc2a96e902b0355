package overtrick.evening.page.console;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.page.Doubts;
import overtrick.evening.page.LateLines;
import overtrick.evening.page.Leads;
import overtrick.evening.page.Matter;
import overtrick.evening.page.Notes;
import overtrick.evening.page.cards.KnownCards;
import overtrick.movement.RoundNumber;
import overtrick.page.Words;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// What needs the director: calls, disputes, what looks odd, what is late.
///
/// @param dealt the boards that the program has dealt, looked for where a lead is to be checked
record Needs(
        Words words,
        String path,
        TournamentView view,
        Results results,
        Supplier<List<Board>> dealt) {

    /// @param directs whether who sees it goes to the tables
    NeedsPart part(boolean directs) {
        var needs = new ArrayList<NeedsPart.Need>();
        for (var call : view.calls()) {
            if (!call.attended()) {
                needs.add(
                        new NeedsPart.Need(
                                "call",
                                call.table().toString(),
                                0,
                                call.matter().isEmpty()
                                        ? words.get("ev.need.call")
                                        : words.get(
                                                "ev.need.call.about",
                                                Matter.of(call.matter(), words)),
                                words.time(call.at()),
                                directs ? call.id() : 0));
            }
        }
        for (var line : view.results()) {
            line.slip().ifPresent(slip -> need(line.slot(), slip, needs));
        }
        Notes.of(view)
                .due(view)
                .forEach(note ->
                        needs.add(
                                new NeedsPart.Need(
                                        note.kind(),
                                        note.slot().at().toString(),
                                        note.slot().board().value(),
                                        words.get("ev.need." + note.kind(), note.why()),
                                        "",
                                        0)));
        late().forEach((visit, boards) -> needs.add(late(visit, boards)));
        LateLines.of(view, _ -> true).forEach(later -> needs.add(later(later)));
        return new NeedsPart(words, path, needs, timeUp());
    }

    private void need(Slot slot, Slip slip, List<NeedsPart.Need> needs) {
        if (slip.status() == Status.DISPUTED) {
            needs.add(
                    new NeedsPart.Need(
                            "dispute",
                            slot.at().toString(),
                            slot.board().value(),
                            words.get("ev.need.dispute", said(slip)),
                            "",
                            0));
            return;
        }
        if (slip.status() == Status.RULED || slip.outcome().isEmpty()) {
            return;
        }
        var doubts = Doubts.of(slip.outcome().get(), results.elsewhere(slot), words);
        if (view.lead(slot).isPresent()) {
            Leads.doubt(view, KnownCards.of(view, dealt.get()), slot, words).ifPresent(doubts::add);
        }
        for (var doubt : doubts) {
            String text = ResultText.of(slip.outcome().get(), words) + ": " + doubt;
            needs.add(
                    new NeedsPart.Need(
                            "doubt", slot.at().toString(), slot.board().value(), text, "", 0));
        }
    }

    private String said(Slip slip) {
        var both = new ArrayList<String>();
        for (var side : Side.values()) {
            var outcome = slip.said().get(side);
            if (outcome != null) {
                both.add(words.letters(side) + " " + ResultText.of(outcome, words));
            } else if (slip.objections().contains(side)) {
                both.add(words.get("ev.objects", words.letters(side)));
            }
        }
        return String.join(" · ", both);
    }

    /// A table in a round.
    private record Visit(Section.Table table, RoundNumber round) {}

    private NeedsPart.Need later(LateLines.Late late) {
        boolean one = late.boards().size() == 1;
        String text =
                words.get(
                        one ? "ev.need.later" : "ev.need.later.boards",
                        late.play().at(),
                        LateLines.when(late.play(), words),
                        late.text());
        int board = one ? late.boards().getFirst() : 0;
        return new NeedsPart.Need("later", late.table().toString(), board, text, "", 0);
    }

    /// Of the first section: sections go on together. Nothing while its clock stands, or when all
    /// its results are in.
    private Optional<NeedsPart.TimeUp> timeUp() {
        var section = view.sections().stream().map(SectionView::section).findFirst();
        var end = section.flatMap(Section::clock).flatMap(Clock::end);
        if (end.isEmpty() || view.closed()) {
            return Optional.empty();
        }
        int round = section.get().begun();
        var missing =
                view.results().stream()
                        .filter(line -> !line.in() && line.slot().round().value() == round)
                        .map(ResultLine::slot)
                        .filter(slot -> !view.particulars().late().containsKey(slot))
                        .collect(
                                Collectors.groupingBy(
                                        Slot::at, TreeMap::new, Collectors.counting()));
        if (missing.isEmpty()) {
            return Optional.empty();
        }
        String tables =
                missing.entrySet().stream()
                        .map(one -> words.get("ev.need.time.tables", one.getKey(), one.getValue()))
                        .collect(Collectors.joining(", "));
        return Optional.of(
                new NeedsPart.TimeUp(
                        end.get().toEpochMilli(), words.get("ev.need.time", round, tables)));
    }

    private NeedsPart.Need late(Visit visit, List<Integer> boards) {
        String text =
                boards.size() == 1
                        ? words.get("ev.need.late", visit.round())
                        : words.get(
                                "ev.need.late.boards",
                                visit.round(),
                                boards.stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(", ")));
        int board = boards.size() == 1 ? boards.getFirst() : 0;
        return new NeedsPart.Need("late", visit.table().toString(), board, text, "", 0);
    }

    /// The round before which all are over. Table by table, most are a round behind the first.
    private int over(Section section) {
        return section.begun() - (view.particulars().pace() == Pace.BY_TABLE ? 1 : 0);
    }

    /// The boards that have no result though their round is over.
    private Map<Visit, List<Integer>> late() {
        var begun =
                view.sections().stream()
                        .map(SectionView::section)
                        .collect(Collectors.toMap(Section::name, this::over));
        return view.results().stream()
                .filter(line -> !line.in())
                .map(ResultLine::slot)
                .filter(slot -> slot.round().value() < begun.getOrDefault(slot.section(), 0))
                .filter(slot -> !view.particulars().late().containsKey(slot))
                .sorted()
                .collect(
                        Collectors.groupingBy(
                                slot -> new Visit(slot.at(), slot.round()),
                                LinkedHashMap::new,
                                Collectors.mapping(
                                        slot -> slot.board().value(), Collectors.toList())));
    }
}
