package overtrick.standing.page.fair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import overtrick.house.codes.TableId;
import overtrick.house.record.BoardRecord;
import overtrick.house.table.PersonId;
import overtrick.page.Words;
import overtrick.scoring.evidence.Evidence;
import overtrick.standing.fair.FairPlay;
import overtrick.standing.fair.Tempo;
import overtrick.standing.page.fair.FairPage.Board;
import overtrick.standing.page.fair.FairPage.Link;
import overtrick.standing.page.fair.FairPage.Part;

/// What the records say of an event, a table or a person, in sentences that accuse nobody.
///
/// @param names of people
/// @param lookedAt how many people of the club somebody could have looked at
record Findings(
        FairPlay fair,
        Words words,
        PersonId viewer,
        Function<PersonId, String> names,
        int lookedAt) {

    private static final double THOUSAND = 1000;

    /// Tricks a board that would be worth a talk.
    private static final double DIFFERENCE = 0.2;

    private static final int PACE_BOARDS = 60;

    /// An event: its tables, its people, and where two came from one address.
    List<Part> ofEvent(String code) {
        var tables = fair.records().tables(code);
        var links = new ArrayList<Link>();
        var people = new LinkedHashSet<PersonId>();
        var same = new LinkedHashSet<String>();
        for (var table : tables) {
            links.add(new Link(get("table", table.code()), "table/" + table.code()));
            people.addAll(people(table));
            same.addAll(same(table));
        }
        var persons =
                people.stream()
                        .map(one -> new Link(names.apply(one), "person/" + one.value()))
                        .toList();
        return List.of(
                Part.of(get("tables"), none(links.isEmpty(), "tables.none"), links),
                Part.of(get("people"), none(persons.isEmpty(), "people.none"), persons),
                Part.of(get("same"), withHint(same, "same.none", "same.hint")));
    }

    private List<String> none(boolean empty, String key) {
        return empty ? List.of(get(key)) : List.of();
    }

    private Set<PersonId> people(TableId table) {
        var people = new LinkedHashSet<PersonId>();
        for (int ordinal = 1; ordinal <= fair.records().of(table).size(); ordinal++) {
            people.addAll(fair.records().people(table, ordinal).values());
        }
        return people;
    }

    private List<String> same(TableId table) {
        return fair.traces().at(table.code()).stream()
                .map(one ->
                        get(
                                one.device() ? "same.device" : "same.address",
                                names.apply(one.one()),
                                names.apply(one.other()),
                                table.code()))
                .toList();
    }

    private List<String> withHint(Iterable<String> lines, String none, String hint) {
        var all = new ArrayList<String>();
        lines.forEach(all::add);
        if (all.isEmpty()) {
            all.add(get(none));
        }
        all.add(get(hint));
        return all;
    }

    /// A table: who had seen its boards before, one address, and the whole record.
    List<Part> ofTable(TableId table) {
        var people = people(table);
        var seen = new ArrayList<String>();
        for (var person : people) {
            var before = fair.records().seenBefore(table, person);
            if (!before.isEmpty()) {
                seen.add(
                        get(
                                "seen.at",
                                names.apply(person),
                                String.join(
                                        ", ",
                                        before.stream().map(one -> one.table().code()).toList())));
            }
        }
        var boards = fair.records().of(table).stream().map(board -> record(table, board)).toList();
        return List.of(
                Part.of(
                        get("people"),
                        none(people.isEmpty(), "people.none"),
                        people.stream()
                                .map(one -> new Link(names.apply(one), "person/" + one.value()))
                                .toList()),
                Part.of(get("same"), withHint(same(table), "same.none", "same.hint")),
                Part.of(get("seen"), withHint(seen, "seen.none", "seen.hint")),
                new Part(get("record"), List.of(), List.of(), boards, Optional.empty()));
    }

    /// A director may have a board still before them: its record is open to them when they may see
    /// its deal anyway.
    private Board record(TableId table, BoardRecord board) {
        boolean open =
                board.over().isPresent()
                        && fair.records().maySee(table, board.ordinal(), Optional.of(viewer));
        return new Board(
                get("record.board", board.number(), words.when(board.opened())),
                open
                        ? board.moves().stream().map(this::move).toList()
                        : List.of(get("record.shut")));
    }

    private String move(BoardRecord.Move move) {
        return get("record.move", words.name(move.by()), move.what(), seconds(move.waited()));
    }

    private String seconds(long millis) {
        return String.format(words.locale(), "%.1f", millis / THOUSAND);
    }

    /// Somebody: tempo, and defence beside that of others with the same cards.
    List<Part> ofPerson(PersonId person) {
        var pace = fair.inquiry().pace(person, PACE_BOARDS);
        var tempo = new ArrayList<String>();
        pace.calls().ifPresent(found -> tempo.add(tempo("tempo.calls", found)));
        pace.cards().ifPresent(found -> tempo.add(tempo("tempo.cards", found)));
        var defence = fair.inquiry().defence(person);
        var lines = new ArrayList<String>();
        defence.evidence().ifPresent(found -> lines.addAll(evidence(found)));
        if (defence.evidence().isEmpty()) {
            lines.add(get("defence.few", defence.boards(), Evidence.LEAST_BOARDS));
        }
        if (fair.isWorkingOut(person)) {
            lines.add(get("defence.working", defence.missing()));
        } else if (defence.missing() > 0) {
            lines.add(get("defence.missing", defence.missing()));
        }
        lines.add(get("defence.hint"));
        boolean ask = defence.missing() > 0 && !fair.isWorkingOut(person);
        return List.of(
                Part.of(get("tempo"), withHint(tempo, "tempo.none", "tempo.hint")),
                new Part(
                        get("defence"),
                        lines,
                        List.of(),
                        List.of(),
                        ask ? Optional.of(get("defence.do")) : Optional.empty()));
    }

    private String tempo(String key, Tempo tempo) {
        return get(
                key,
                tempo.moves(),
                seconds(tempo.median()),
                seconds(tempo.ninety()),
                seconds(tempo.longest()),
                tempo.outliers());
    }

    private List<String> evidence(Evidence found) {
        int among = Math.max(1, lookedAt);
        return List.of(
                get(
                        found.better() >= 0 ? "defence.less" : "defence.more",
                        found.boards(),
                        number(Math.abs(found.better())),
                        number(found.margin())),
                get(
                        "defence.chance",
                        number(100 * found.byChance()),
                        among,
                        number(found.standingOutByChance(among))),
                get(
                        "defence.needed",
                        number(DIFFERENCE),
                        among,
                        found.boardsNeeded(DIFFERENCE, among)));
    }

    private String number(double value) {
        return String.format(words.locale(), "%.2f", value);
    }

    private String get(String key, Object... details) {
        return words.get("stand.fair." + key.toLowerCase(Locale.ROOT), details);
    }
}
