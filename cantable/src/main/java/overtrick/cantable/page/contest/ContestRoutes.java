package overtrick.cantable.page.contest;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.contest.Contest;
import overtrick.cantable.contest.Contest.Calendar;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.ContestCommand.Enter;
import overtrick.cantable.contest.ContestCommand.Schedule;
import overtrick.cantable.contest.ContestCommand.Withdraw;
import overtrick.cantable.contest.ContestList;
import overtrick.cantable.contest.ContestRefusal;
import overtrick.cantable.contest.Onlookers;
import overtrick.cantable.hall.CanHall;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.log.host.Reply;
import overtrick.page.Robots;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Contests of duplicate Bài Càn: announced, entered, begun round by round, ranked.
public final class ContestRoutes extends CompetitionRoutes<ContestScene.Seen, ContestPage> {

    private final CanHall hall;

    public ContestRoutes(CanHall hall) {
        super("contest", id -> new ContestScene(hall.contests(), id));
        this.hall = hall;
    }

    @Override
    List<ContestList.Entry> latest(int limit) {
        return hall.contests().latest(limit);
    }

    @Override
    TournamentId open(Visit visit, Member.Person organiser, String name) {
        int tables = visit.number("tables", Contest.FEWEST_TABLES, Contest.MOST_TABLES);
        int rounds = visit.number("rounds", 1, 2 * tables - 1);
        var rules = CanRules.preset(visit.param("preset")).orElse(CanRules.CLUB);
        var strength =
                "rules".equals(visit.param("strength")) ? CanStrength.RULES : CanStrength.SEARCH;
        return hall.contests().announce(organiser, name, rules, tables, rounds, strength);
    }

    @Override
    Map<String, Function<Visit, Reply>> deeds() {
        return Map.of(
                "enter",
                this::enter,
                "withdraw",
                this::withdraw,
                "round",
                this::beginRound,
                "calendar",
                this::schedule,
                "show",
                this::showToOthers);
    }

    private Reply enter(Visit visit) {
        visit.nameGuest();
        var person = visit.guest();
        String place = visit.param("place");
        if (!place.matches("\\d{1,2}\\.[12]")) {
            return new Reply.Refused(ContestRefusal.NO_SUCH_PLACE);
        }
        int dot = place.indexOf('.');
        var wanted =
                new Place(
                        Integer.parseInt(place.substring(0, dot)),
                        Integer.parseInt(place.substring(dot + 1)));
        return hall.contests().act(visit.tournament(), person, new Enter(wanted));
    }

    private Reply withdraw(Visit visit) {
        return hall.contests().act(visit.tournament(), visit.guest(), new Withdraw());
    }

    /// The house is to begin the rounds from a day and an hour of the club's on.
    private Reply schedule(Visit visit) {
        int minutes = visit.number("minutes", Calendar.SHORTEST, Calendar.LONGEST);
        var calendar = new Calendar(begins(visit), minutes);
        return hall.contests().act(visit.tournament(), visit.guest(), new Schedule(calendar));
    }

    private Instant begins(Visit visit) {
        String said = visit.param("begins");
        try {
            var begins = LocalDateTime.parse(said).atZone(ZoneId.systemDefault()).toInstant();
            if (!hall.contests().isNear(begins)) {
                throw Sorry.unclear("contest.unclear.begins", said);
            }
            return begins;
        } catch (DateTimeParseException _) {
            throw Sorry.unclear("contest.unclear.begins", said);
        }
    }

    /// Who looks on, and how much later.
    private Reply showToOthers(Visit visit) {
        var later =
                visit.param("delay").isEmpty()
                        ? Optional.<Delay>empty()
                        : Optional.of(visit.oneOf("delay", Delay.values(), "unclear.delay"));
        return new Onlookers(hall.contests(), hall.can())
                .show(visit.tournament(), visit.guest(), later);
    }

    private Reply beginRound(Visit visit) {
        visit.limit(Deed.TABLE);
        return hall.contests()
                .beginRound(visit.tournament(), visit.guest(), hall.can(), Robots::name);
    }
}
