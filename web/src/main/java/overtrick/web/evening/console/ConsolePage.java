package overtrick.web.evening.console;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.cards.Side;
import overtrick.club.online.EventTables;
import overtrick.club.online.OnlineEvents;
import overtrick.club.tournament.TournamentId;
import overtrick.club.tournament.TournamentPlan;
import overtrick.log.host.Snapshot;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.scoring.Outcome;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Words;
import overtrick.web.evening.Doubts;
import overtrick.web.evening.RankingLines;
import overtrick.web.evening.ResultText;
import overtrick.web.evening.Roster;
import overtrick.web.evening.Times;
import overtrick.web.evening.start.Offer;
import overtrick.web.evening.start.Offers;

/// The console of a tournament as its director sees it at one moment.
final class ConsolePage {

    private final Words words;
    private final TournamentId id;
    private final Snapshot<TournamentView> now;
    private final TournamentPlan plan;
    private final Offers offers;
    private final OnlineEvents online;
    private final Instant at;
    private final Roster roster;
    private final Results results;

    /// @param at the time of the last change: what is shown follows from the view alone
    ConsolePage(
            Words words,
            TournamentId id,
            Snapshot<TournamentView> now,
            TournamentPlan plan,
            Offers offers,
            OnlineEvents online,
            Instant at) {
        this.words = words;
        this.id = id;
        this.now = now;
        this.plan = plan;
        this.offers = offers;
        this.online = online;
        this.at = at;
        this.roster = Roster.of(now.state());
        this.results = Results.of(now.state());
    }

    Words words() {
        return words;
    }

    TournamentId id() {
        return id;
    }

    long number() {
        return now.number();
    }

    String path() {
        return "/events/" + id.code();
    }

    String title() {
        return view().charter().map(Charter::title).orElse("");
    }

    boolean seated() {
        return !view().sections().isEmpty();
    }

    TournamentView view() {
        return now.state();
    }

    PeoplePart people() {
        var present = view().entries().stream().filter(one -> !one.withdrawn()).toList();
        var terms = view().charter().orElseThrow().terms();
        int robots = seated() ? 0 : online.robots(id, present.size());
        boolean barometer = online.plan(id).filter(how -> how.rounds().barometer()).isPresent();
        var shown =
                seated() || barometer
                        ? List.<Offer>of()
                        : offers.shown(
                                present.size() + robots,
                                plan.boards(),
                                plan.kind(),
                                terms,
                                at,
                                words);
        return new PeoplePart(
                words,
                path(),
                present.stream()
                        .map(one -> new PeoplePart.Entered(one.id().value(), one.name()))
                        .toList(),
                shown,
                plan.boards(),
                robots,
                barometer);
    }

    /// The clock of the first section; sections go on together.
    ClockPart clock() {
        var section = view().sections().stream().map(SectionView::section).findFirst();
        var clock = section.flatMap(Section::clock);
        int rounds = section.map(one -> one.floor().movement().rounds()).orElse(0);
        int begun = section.map(Section::begun).orElse(0);
        int missing = (int) begunLines().filter(line -> outcome(line).isEmpty()).count();
        return new ClockPart(
                words,
                path(),
                section.map(one -> one.name().text()).orElse(""),
                begun,
                rounds,
                clock.flatMap(Clock::end).map(Instant::toEpochMilli).orElse(0L),
                clock.map(ConsolePage::left).orElse(0L),
                clock.isPresent() && !clock.get().isRunning(),
                seated() && begun < rounds && !view().closed(),
                missing,
                seated() && begun == rounds && missing == 0 && !view().closed(),
                view().closed());
    }

    private static long left(Clock clock) {
        return clock.stopped()
                .map(since ->
                        Duration.between(
                                        since,
                                        clock.started().plus(clock.length()).plus(clock.lost()))
                                .toMillis())
                .orElse(0L);
    }

    private Stream<ResultLine> begunLines() {
        return view().results().stream()
                .filter(line ->
                        section(line.slot())
                                .filter(one -> line.slot().round().value() <= one.begun())
                                .isPresent());
    }

    private Optional<Section> section(Slot slot) {
        return view().sections().stream()
                .map(SectionView::section)
                .filter(one -> one.name().equals(slot.section()))
                .findFirst();
    }

    private static Optional<Outcome> outcome(ResultLine line) {
        return line.slip().flatMap(Slip::outcome);
    }

    TablesPart tables() {
        var tables = new ArrayList<TablesPart.Table>();
        for (var one : view().sections()) {
            var section = one.section();
            var round = section.round().orElse(new RoundNumber(1));
            section.floor()
                    .movement()
                    .in(round)
                    .forEach(seating -> tables.add(table(section, seating)));
        }
        return new TablesPart(words, path(), tables);
    }

    private TablesPart.Table table(Section section, Seating seating) {
        var floor = section.floor();
        var at = new Section.Table(section.name(), seating.table());
        var boards =
                section.begun() == 0
                        ? List.<TablesPart.Board>of()
                        : floor.order(seating).stream()
                                .map(one ->
                                        new Slot(
                                                section.name(),
                                                seating.round(),
                                                seating.table(),
                                                one))
                                .map(this::board)
                                .toList();
        int behind =
                (int)
                        results.at(at)
                                .filter(line -> line.slot().round().value() < section.begun())
                                .filter(line -> outcome(line).isEmpty())
                                .count();
        boolean called =
                view().calls().stream()
                        .anyMatch(call -> !call.attended() && call.table().equals(at));
        var kind = EventTables.kind(view(), floor, seating);
        return new TablesPart.Table(
                at.toString(),
                Roster.numbers(floor, seating.northSouth()),
                roster.names(floor, seating, Side.NORTH_SOUTH),
                Roster.numbers(floor, seating.eastWest()),
                roster.names(floor, seating, Side.EAST_WEST),
                boards,
                behind,
                kind.name().toLowerCase(Locale.ROOT),
                called);
    }

    private TablesPart.Board board(Slot slot) {
        var slip = results.slip(slot);
        String css = slip.map(one -> css(one.status())).orElse("open");
        String result =
                slip.flatMap(Slip::outcome).map(one -> ResultText.of(one, words)).orElse("");
        return new TablesPart.Board(
                slot.board().value(), css, words.get("ev.status." + css), result);
    }

    static String css(Status status) {
        return switch (status) {
            case REPORTED -> "said";
            case CONFIRMED -> "agreed";
            case DISPUTED -> "disputed";
            case RULED -> "ruled";
        };
    }

    NeedsPart needs() {
        var needs = new ArrayList<NeedsPart.Need>();
        for (var call : view().calls()) {
            if (!call.attended()) {
                needs.add(
                        new NeedsPart.Need(
                                "call",
                                call.table().toString(),
                                0,
                                call.matter().isEmpty()
                                        ? words.get("ev.need.call")
                                        : words.get("ev.need.call.about", call.matter()),
                                Times.of(call.at(), words),
                                call.id()));
            }
        }
        for (var line : view().results()) {
            line.slip().ifPresent(slip -> need(line.slot(), slip, needs));
        }
        begunLines()
                .filter(line -> !line.in())
                .filter(line ->
                        section(line.slot())
                                .filter(one -> line.slot().round().value() < one.begun())
                                .isPresent())
                .sorted(Comparator.comparing(ResultLine::slot))
                .forEach(line ->
                        needs.add(
                                new NeedsPart.Need(
                                        "late",
                                        line.slot().at().toString(),
                                        line.slot().board().value(),
                                        words.get("ev.need.late", line.slot().round()),
                                        "",
                                        0)));
        return new NeedsPart(words, path(), needs);
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
        for (var doubt : Doubts.of(slip.outcome().get(), results.elsewhere(slot), words)) {
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

    StandingPart standing() {
        var standing = view().standing();
        return new StandingPart(
                words,
                path(),
                RankingLines.of(standing, roster, words),
                standing.complaint().map(one -> one.in(words.locale())).orElse(""));
    }
}
