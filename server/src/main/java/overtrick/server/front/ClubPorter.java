package overtrick.server.front;

import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.rules.Refusal;
import overtrick.evening.page.EventVisit;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TypedCode;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.house.table.TableRefusal;
import overtrick.members.office.Powers;
import overtrick.page.Bulletin;
import overtrick.page.Porter;
import overtrick.page.Program;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.server.Club;

/// Checks at every address, before it is answered, whether there is anything under its code and
/// whether a table lets the visitor in. An address is asked for what it begins with, so that one
/// that is added below a table cannot forget it.
final class ClubPorter implements Porter {

    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)}");

    /// Places in an address where something secret stands.
    private static final Set<String> SECRETS = Set.of("code", "key", "secret", "word");

    private static final String CONSOLE = "/events/{code}/console";

    private static final String TABLES = "/tables/{code}";
    private static final String BOARD = TABLES + "/boards/{ordinal}";
    private static final String MATCH = TABLES + "/matches/{ordinal}";

    /// What is over is asked for below these: if the house says who plays at the table, the event
    /// says of each board when everybody may see it.
    private static final Set<String> OVER =
            Set.of(
                    BOARD,
                    BOARD + ".pbn",
                    TABLES + "/boards.pbn",
                    TABLES + "/sheet",
                    TABLES + "/costs",
                    TABLES + "/costs.csv",
                    TABLES + "/costs.svg");

    /// What shows a table to those who look on, as late as its owner has said.
    private static final Set<String> AT_TABLE =
            Set.of(
                    TABLES,
                    TABLES + "/stream",
                    TABLES + "/name",
                    TABLES + "/qr.svg",
                    TABLES + "/meaning");

    /// The check of one kind of address.
    @FunctionalInterface
    private interface Check {

        /// @throws Sorry when the visitor may not come in
        void admit(Visit visit, String path);
    }

    private final Club club;
    private final Policy policy;
    private final Map<String, Check> doors;

    ClubPorter(Club club) {
        this.club = club;
        this.policy = new Policy(club.members().offices());
        this.doors =
                Map.of(
                        TABLES,
                        this::table,
                        "/matches/{code}",
                        (visit, _) -> match(visit),
                        "/events/{code}",
                        (visit, _) -> event(visit),
                        "/series/{code}",
                        (visit, _) -> series(visit),
                        "/can/contests/{code}",
                        (visit, _) -> contest(visit),
                        "/can/leagues/{code}",
                        (visit, _) -> league(visit),
                        "/class/{code}",
                        (visit, _) -> lesson(visit),
                        "/today/{code}",
                        (visit, _) -> laid(visit));
    }

    /// What the visits of an address have to pass.
    ///
    /// @param address with its places in braces
    /// @throws IllegalStateException when it holds a code of which nobody knows what it opens
    @Override
    public Routes.Answer before(Right right, String address, Routes.Answer answer) {
        String path = Program.page(address); // programs come by the same doors
        var known = Powers.isOfEvent(right) ? inOffice(right, path, answer) : answer;
        var open = behindItsDoor(path, known);
        boolean atTable = right == Right.PLAY && path.startsWith(TABLES + "/");
        return visit -> {
            if (policy.admits(visit, right)) {
                open.give(visit);
                if (atTable) {
                    note(visit);
                }
            }
        };
    }

    /// From where somebody plays, for directors who have been told something.
    private void note(Visit visit) {
        visit.person()
                .ifPresent(person ->
                        club.standing()
                                .fair()
                                .traces()
                                .note(
                                        visit.table().code(),
                                        person.id(),
                                        visit.caller().address(),
                                        visit.device()));
    }

    /// The same for those whose office in the event has the right. The console itself leads
    /// everybody else to what all may see.
    private Routes.Answer inOffice(Right right, String path, Routes.Answer answer) {
        return visit -> {
            var event = visit.tournament();
            if (visit.person()
                    .filter(one -> club.evenings().rights(event, one.id()).contains(right))
                    .isEmpty()) {
                if (path.equals(CONSOLE) && visit.looksAtPage()) {
                    visit.seeOther("/events/" + visit.tournament().code());
                    return;
                }
                throw EventVisit.only(right);
            }
            answer.give(visit);
        };
    }

    private Routes.Answer behindItsDoor(String path, Routes.Answer answer) {
        if (PLACE.matcher(path).results().noneMatch(place -> SECRETS.contains(place.group(1)))) {
            return answer;
        }
        var door =
                doors.entrySet().stream()
                        .filter(one -> isBelow(path, one.getKey()))
                        .map(Map.Entry::getValue)
                        .findFirst();
        if (door.isEmpty() && path.contains("{code}")) {
            throw new IllegalStateException("nobody knows what the code opens: " + path);
        }
        return visit -> {
            visit.expectFewGuesses();
            if (path.equals(TABLES) && isLedOn(visit)) {
                return;
            }
            door.ifPresent(known -> known.admit(visit, path));
            answer.give(visit);
        };
    }

    @Override
    public List<Bulletin> bulletins() {
        var running = club.members().offices().now().running();
        return Stream.concat(
                        running
                                .readOnly()
                                .map(why -> new Bulletin("member.only.look", why))
                                .stream(),
                        running
                                .told(club.members().now())
                                .map(text -> new Bulletin("", text))
                                .stream())
                .toList();
    }

    private static boolean isBelow(String path, String door) {
        return path.equals(door) || path.startsWith(door + "/");
    }

    private void table(Visit visit, String path) {
        var id = visit.table();
        var tables = club.tables().at(id).orElseThrow(() -> visit.noTable(id));
        expectNotClosed(visit, id, path);
        if (tables.asksForMembers(id, visit.viewer().id())
                && !policy.isMember(visit)
                && !hasPlayed(visit, id, path)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("access.only"));
        }
        tables.shutTo(id, visit.viewer())
                .filter(_ -> !(OVER.contains(over(path)) && tables.isHosted(id)))
                .filter(_ -> !hasPlayed(visit, id, path))
                .filter(_ -> !(isPlayedDeal(path) && isLaid(tables, id)))
                .or(() -> keptBack(tables, visit, path))
                .ifPresent(reason -> {
                    throw new Sorry(HttpStatus.FORBIDDEN, words -> words.refusal(reason));
                });
    }

    /// What was played at a table with a delay is kept back until those who look on have seen it;
    /// the table itself knows what to show them.
    private Optional<Refusal> keptBack(GameTables<?, ?> tables, Visit visit, String path) {
        boolean acts = visit.ctx().method().equals(HandlerType.POST) && !path.startsWith(BOARD);
        if (acts || AT_TABLE.contains(path) || hasPlayed(visit, visit.table(), path)) {
            return Optional.empty();
        }
        return tables.isKeptBack(visit.table(), visit.viewer(), deal(visit, path))
                ? Optional.of(TableRefusal.SHOWN_LATER)
                : Optional.empty();
    }

    /// The board that is asked for; empty for all that was played, and what is no number is that.
    private static OptionalInt deal(Visit visit, String path) {
        int ordinal = path.startsWith(BOARD) ? ordinal(visit) : 0;
        return ordinal > 0 ? OptionalInt.of(ordinal) : OptionalInt.empty();
    }

    private static int ordinal(Visit visit) {
        String text = visit.ctx().pathParam("ordinal");
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    }

    private static boolean isPlayedDeal(String path) {
        return path.startsWith(BOARD) || path.startsWith(MATCH);
    }

    /// Whether deals are played there that are laid for everybody: whoever has played them
    /// elsewhere may look at what others made of them, and the pages of the deals ask for that.
    private static boolean isLaid(GameTables<?, ?> tables, TableId id) {
        return tables.look(id, Member.House.HOUSE)
                .flatMap(table -> table.terms().laidUnder())
                .isPresent();
    }

    /// What was played at a table that an officer has closed stays open to those who played it.
    private void expectNotClosed(Visit visit, TableId id, String path) {
        club.members()
                .offices()
                .now()
                .running()
                .closed(id.code())
                .filter(_ -> !hasPlayed(visit, id, path))
                .ifPresent(why -> {
                    throw new Sorry(
                            HttpStatus.FORBIDDEN, words -> words.get("member.table.closed", why));
                });
    }

    /// What is over and asked for, without the parts of its page.
    private static String over(String path) {
        return path.startsWith(BOARD + "/") ? BOARD : path;
    }

    /// What somebody has played stays open to them, also when they have left a table that is
    /// closed.
    private boolean hasPlayed(Visit visit, TableId id, String path) {
        if (visit.person().isEmpty() || !path.contains("{ordinal}")) {
            return false;
        }
        int ordinal = ordinal(visit);
        var person = visit.person().get().id();
        return path.startsWith(MATCH)
                ? club.canHistory().hasPlayed(person, id, ordinal)
                : path.startsWith(BOARD)
                        && ordinal > 0 // no board has another
                        && club.history()
                                .seat(person, new PlayedAt(id.code(), ordinal))
                                .isPresent();
    }

    /// Whether somebody whose chair is at another table of their class by now was led to the class,
    /// which leads them on.
    private boolean isLedOn(Visit visit) {
        String code = TypedCode.of(visit.ctx().pathParam("code"));
        if (!visit.looksAtPage() || !TableId.isCode(code)) {
            return false;
        }
        var id = new TableId(code);
        var lesson =
                club.duplicate()
                        .look(id, Member.House.HOUSE)
                        .flatMap(view -> DuplicateTerms.of(view).ofClass())
                        .filter(_ -> club.duplicate().shutTo(id, visit.viewer()).isPresent());
        lesson.ifPresent(one -> visit.seeOther("/class/%s?lead=yes".formatted(one.code())));
        return lesson.isPresent();
    }

    private void match(Visit visit) {
        var id = visit.table();
        var _ = club.matches().find(id).orElseThrow(() -> visit.noTable(id));
    }

    private void event(Visit visit) {
        expect(visit, "ev.no.event", club.tournaments().plan(visit.tournament()));
    }

    private void contest(Visit visit) {
        expect(visit, "ev.no.event", club.contests().look(visit.tournament()));
    }

    private void league(Visit visit) {
        expect(visit, "ev.no.event", club.leagues().look(visit.tournament()));
    }

    private void laid(Visit visit) {
        var code = visit.tournament();
        if (club.laid().sets().look(code).isEmpty()) {
            throw visit.unknown("laid.none", code.code());
        }
    }

    private void lesson(Visit visit) {
        expect(visit, "class.none", club.classes().look(visit.tournament(), visit.viewer()));
    }

    private void series(Visit visit) {
        expect(visit, "ev.series.none", club.season().series().of(visit.tournament().code()));
    }

    private static void expect(Visit visit, String key, Optional<?> found) {
        var _ = found.orElseThrow(() -> visit.unknown(key, visit.ctx().pathParam("code")));
    }
}
