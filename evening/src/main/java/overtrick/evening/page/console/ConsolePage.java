package overtrick.evening.page.console;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.online.EventTables;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.evening.page.result.MatchLine;
import overtrick.evening.page.result.MatchReports;
import overtrick.evening.page.start.Offer;
import overtrick.evening.page.start.Offers;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.Places;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Right;
import overtrick.page.Words;
import overtrick.scoring.Outcome;
import overtrick.tournament.Namesakes;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// The console of a tournament as its director sees it at one moment.
final class ConsolePage {

    /// Four tables at least.
    private static final int PAIRS_OF_SECTION = 8;

    /// What somebody sees of an event at the console, and may do there.
    ///
    /// @param rights by their offices
    record Seen(Snapshot<TournamentView> now, Set<Right> rights) {

        Seen {
            rights = Set.copyOf(rights);
        }
    }

    private final Words words;
    private final TournamentId id;
    private final Snapshot<TournamentView> now;
    private final Set<Right> rights;
    private final TournamentPlan plan;
    private final Offers offers;
    private final OnlineEvents online;
    private final Instant at;
    private final Roster roster;
    private final Results results;

    /// Asked for as a part, and again for what is read aloud; at a thousand tables it takes a tenth
    /// of a second.
    private final NeedsPart needs;

    /// @param at the time of the last change: what is shown follows from the view alone
    ConsolePage(
            Words words,
            TournamentId id,
            Seen seen,
            TournamentPlan plan,
            Offers offers,
            OnlineEvents online,
            Instant at) {
        this.words = words;
        this.id = id;
        this.now = seen.now();
        this.rights = seen.rights();
        this.plan = plan;
        this.offers = offers;
        this.online = online;
        this.at = at;
        this.roster = Roster.of(view());
        this.results = Results.of(view());
        this.needs =
                new Needs(words, path(), view(), results, () -> online.dealt(id)).part(directs());
    }

    long number() {
        return now.number();
    }

    /// Whether it is the console, and not the page of a commentator.
    private boolean records() {
        return rights.contains(Right.RECORD);
    }

    boolean directs() {
        return rights.contains(Right.DIRECT);
    }

    String path() {
        return "/events/" + id.code();
    }

    String title() {
        return view().title();
    }

    boolean seated() {
        return !view().sections().isEmpty();
    }

    TournamentView view() {
        return now.state();
    }

    DeskPart desk() {
        var program = online.plan(id);
        boolean room = program.filter(how -> !how.room()).isEmpty();
        return new DeskPart(
                words, path(), plan.format(), seated(), program.isPresent(), room, rights);
    }

    /// Where the program directs, it has ways of its own to begin rounds.
    CoursePart course() {
        var particulars = view().particulars();
        return new CoursePart(
                words,
                path(),
                particulars.pace(),
                online.plan(id).isEmpty() && !plan.format().isDrawn(),
                particulars.hidden(),
                directs(),
                particulars.told().asked(),
                unsaid());
    }

    /// Table by table, who has not said yet which chairs they have.
    private List<String> unsaid() {
        boolean asks = view().particulars().told().asks(Question.LINE_UP) && !view().closed();
        return !asks
                ? List.of()
                : view().sections().stream()
                        .map(SectionView::section)
                        .flatMap(one ->
                                one.round().stream()
                                        .flatMap(round ->
                                                LineUps.missing(view(), one.floor(), round)
                                                        .stream()))
                        .toList();
    }

    PeoplePart people() {
        var present = view().entries().stream().filter(one -> !one.withdrawn()).toList();
        var terms = view().charter().orElseThrow().terms();
        int robots = seated() ? 0 : online.robots(id, present.size());
        boolean divides = plan.format() == Format.PAIRS && online.plan(id).isEmpty();
        int fewest = divides ? Math.max(1, Math.ceilDiv(present.size(), Places.MOST_PAIRS)) : 1;
        int ofSection = Math.ceilDiv(present.size() + robots, fewest);
        boolean barometer = online.plan(id).filter(how -> how.rounds().barometer()).isPresent();
        var shown =
                seated() || barometer
                        ? List.<Offer>of()
                        : offers.shown(plan, ofSection, terms, at, words);
        return new PeoplePart(
                words,
                path(),
                plan,
                present.stream().map(ConsolePage::entered).toList(),
                seated() ? List.of() : view().seekers(),
                shown,
                fewest,
                divides ? Math.min(Places.MOST_SECTIONS, present.size() / PAIRS_OF_SECTION) : 1,
                seated() || !shown.isEmpty()
                        ? ""
                        : offers.refusal(plan, ofSection, words).orElse(""),
                robots,
                barometer,
                seated() ? List.of() : namesakes(present),
                directs());
    }

    /// One name in several entries: perhaps one person.
    private List<String> namesakes(List<Entry> present) {
        var told = new ArrayList<String>();
        for (int at = 0; at < present.size(); at++) {
            for (String name : present.get(at).players().stream().distinct().toList()) {
                var first = Namesakes.of(present.subList(0, at), List.of(name));
                var others = Namesakes.all(present.subList(at + 1, present.size()), name);
                if (first.isEmpty() && !others.isEmpty()) {
                    String here = present.get(at).name() + " · " + String.join(" · ", others);
                    told.add(words.get("ev.namesakes", name, here));
                }
            }
        }
        return told;
    }

    private static PeoplePart.Entered entered(Entry entry) {
        return new PeoplePart.Entered(
                entry.id().value(), entry.name(), entry.team().isPresent() ? entry.people() : "");
    }

    /// The clock of the first section; sections go on together.
    ClockPart clock() {
        var section = view().sections().stream().map(SectionView::section).findFirst();
        var clock = section.flatMap(Section::clock);
        int drawn = section.map(one -> one.floor().movement().rounds()).orElse(0);
        int rounds = Math.max(drawn, seated() ? plan.planned(Roster.present(view())) : 0);
        int begun = section.map(Section::begun).orElse(0);
        int missing = (int) begunLines().filter(line -> outcome(line).isEmpty()).count();
        return new ClockPart(
                words,
                path(),
                section.map(one -> one.name().text()).orElse(""),
                begun,
                rounds,
                drawn,
                clock.flatMap(Clock::end).map(Instant::toEpochMilli).orElse(0L),
                clock.flatMap(Clock::left).map(Duration::toMillis).orElse(0L),
                clock.isPresent() && !clock.get().isRunning(),
                seated() && begun < drawn && !view().closed(),
                seated() && begun == drawn && plan.format().isDrawn() && !view().closed(),
                missing,
                seated() && begun == drawn && missing == 0 && !view().closed(),
                view().closed(),
                directs());
    }

    private Stream<ResultLine> begunLines() {
        var begun =
                view().sections().stream()
                        .map(SectionView::section)
                        .collect(Collectors.toMap(Section::name, Section::begun));
        return view().results().stream()
                .filter(line -> {
                    var slot = line.slot();
                    return slot.round().value() <= begun.getOrDefault(slot.section(), 0);
                });
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
        return new TablesPart(
                words, path() + (records() ? "/console/boards" : "/commentary"), tables);
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
                called && records(),
                records() ? "" : look(at, seating.round()));
    }

    /// Where a commentator looks on; empty in the room, and where nobody is to.
    private String look(Section.Table at, RoundNumber round) {
        return online.plan(id)
                .filter(OnlinePlan::watched)
                .flatMap(_ -> online.tables().find(id, at, round))
                .map(table -> "/tables/" + table.code())
                .orElse("");
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
        return needs;
    }

    StandingPart standing() {
        var standing = view().standing();
        return new StandingPart(
                words,
                path(),
                RankingLines.of(view(), plan.format(), roster, words),
                matches(),
                standing.complaint().map(one -> one.in(words.locale())).orElse(""));
    }

    /// Of the round being played, or of the first before it begins; none where nobody meets in
    /// matches.
    private List<MatchLine> matches() {
        boolean meets = plan.format().isOfTeams() || plan.format().isSwiss();
        var round =
                view().sections().stream()
                        .findFirst()
                        .map(one -> new RoundNumber(Math.max(1, one.section().begun())));
        return !meets || round.isEmpty()
                ? List.of()
                : MatchReports.of(view(), words, path())
                        .map(all -> all.lines(round.get()))
                        .orElse(List.of());
    }
}
