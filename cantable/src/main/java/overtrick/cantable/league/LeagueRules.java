package overtrick.cantable.league;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cantable.league.League.Plan;
import overtrick.cantable.league.LeagueCommand.DrawFixtures;
import overtrick.cantable.league.LeagueCommand.DrawLots;
import overtrick.cantable.league.LeagueCommand.Found;
import overtrick.cantable.league.LeagueCommand.LayTable;
import overtrick.cantable.league.LeagueCommand.Recognise;
import overtrick.cantable.league.LeagueCommand.Report;
import overtrick.cantable.league.LeagueCommand.Settle;
import overtrick.cantable.league.LeagueCommand.Strike;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.house.table.Member;
import overtrick.tournament.can.MatchScore;

/// What the organiser of a league may do. Everybody may see all of it.
final class LeagueRules implements Rules<League, Member, LeagueCommand, LeagueEvent, League> {

    private static final int MOST_RESULTS = 2_000;

    @Override
    public League start() {
        return League.BEFORE;
    }

    @Override
    public Decision<LeagueEvent> decide(League league, Member actor, LeagueCommand command) {
        if (command instanceof Found(var plan)) {
            return league.plan().isPresent()
                    ? Decision.refuse(LeagueRefusal.FOUNDED_ALREADY)
                    : Decision.accept(new LeagueEvent.Founded(plan));
        }
        if (league.plan().isEmpty()) {
            return Decision.refuse(LeagueRefusal.NOT_FOUNDED);
        }
        var plan = league.plan().get();
        if (actor instanceof Member.House && command instanceof Recognise(var guest, var member)) {
            return plan.organiser().id().equals(guest)
                    ? Decision.accept(new LeagueEvent.GuestKnown(guest, member))
                    : Decision.refuse(LeagueRefusal.NOT_THE_ORGANISER);
        }
        if (actor == Member.House.HOUSE) {
            return ofHouse(league, command);
        }
        boolean organises =
                actor instanceof Member.Person(var id, _) && plan.organiser().id().equals(id);
        return organises
                ? decide(league, plan, command)
                : Decision.refuse(LeagueRefusal.NOT_THE_ORGANISER);
    }

    private static Decision<LeagueEvent> decide(League league, Plan plan, LeagueCommand command) {
        return switch (command) {
            case Found _ -> throw new IllegalStateException("decided before: " + command);
            case Recognise _, LayTable _, Settle _ ->
                    Decision.refuse(LeagueRefusal.NOT_THE_ORGANISER);
            case DrawFixtures drawn -> draw(league, plan, drawn);
            case Report report -> report(league, plan, report);
            case Strike(var number) ->
                    isStanding(league, number)
                            ? Decision.accept(new LeagueEvent.Struck(number))
                            : Decision.refuse(LeagueRefusal.NO_SUCH_RESULT);
            case DrawLots(var order) ->
                    Set.copyOf(order).equals(Set.copyOf(plan.teams()))
                            ? Decision.accept(new LeagueEvent.LotsDrawn(order))
                            : Decision.refuse(LeagueRefusal.NO_SUCH_TEAM);
        };
    }

    /// What the house does by its clock.
    private static Decision<LeagueEvent> ofHouse(League league, LeagueCommand command) {
        return switch (command) {
            case LayTable(var number, var table) -> {
                boolean free =
                        open(league, number).filter(one -> one.table().isEmpty()).isPresent();
                yield free
                        ? Decision.accept(new LeagueEvent.TableLaid(number, table))
                        : Decision.refuse(LeagueRefusal.FIXTURE_UNDER_WAY);
            }
            case Settle settle -> {
                var fixture = open(league, settle.fixture());
                yield fixture.isPresent()
                        ? settle(league, fixture.get(), settle)
                        : Decision.refuse(LeagueRefusal.NO_SUCH_FIXTURE);
            }
            case LeagueCommand _ -> Decision.refuse(LeagueRefusal.NOT_THE_ORGANISER);
        };
    }

    /// A fixture that has no result yet.
    private static Optional<Fixture> open(League league, int number) {
        return league.fixture(number).filter(one -> !one.settled());
    }

    /// A signed record counts at any time; a match that is not played by its date goes by the rule.
    private static Decision<LeagueEvent> settle(League league, Fixture one, Settle settle) {
        if (settle.score().isEmpty() && settle.now().isBefore(one.until())) {
            return Decision.refuse(LeagueRefusal.FIXTURE_NOT_DUE);
        }
        var byRule =
                league.unplayed() == Unplayed.DRAWN
                        ? Optional.of(new MatchScore<>(one.one(), one.other(), 0, 0))
                        : Optional.<MatchScore<String>>empty();
        var score = settle.score().or(() -> byRule);
        return Decision.accept(new LeagueEvent.Settled(one.number(), score));
    }

    private static Decision<LeagueEvent> draw(League league, Plan plan, DrawFixtures drawn) {
        if (!league.fixtures().isEmpty()) {
            return Decision.refuse(LeagueRefusal.FIXTURES_DRAWN_ALREADY);
        }
        boolean known =
                drawn.fixtures().stream()
                        .allMatch(one ->
                                plan.teams().contains(one.one())
                                        && plan.teams().contains(one.other())
                                        && !one.one().equals(one.other()));
        return known && !drawn.fixtures().isEmpty()
                ? Decision.accept(new LeagueEvent.FixturesDrawn(drawn.fixtures(), drawn.unplayed()))
                : Decision.refuse(LeagueRefusal.NO_SUCH_TEAM);
    }

    private static Decision<LeagueEvent> report(League league, Plan plan, Report report) {
        var teams = plan.teams();
        if (!teams.contains(report.score().one()) || !teams.contains(report.score().other())) {
            return Decision.refuse(LeagueRefusal.NO_SUCH_TEAM);
        }
        return league.results().size() < MOST_RESULTS
                ? Decision.accept(new LeagueEvent.Reported(report.score(), report.table()))
                : Decision.refuse(LeagueRefusal.TOO_MANY_RESULTS);
    }

    private static boolean isStanding(League league, int number) {
        return league.results().stream()
                .anyMatch(result -> result.number() == number && !result.struck());
    }

    @Override
    public League evolve(League league, LeagueEvent event) {
        return league.after(event);
    }

    @Override
    public League view(League league, Member viewer) {
        return league;
    }

    /// Results come from outside and are not listed; lots in the order of the teams stand for all.
    @Override
    public List<LeagueCommand> offers(League league, Member actor) {
        return league.plan().stream()
                .<LeagueCommand>map(plan -> new DrawLots(plan.teams()))
                .filter(candidate -> decide(league, actor, candidate) instanceof Accepted)
                .toList();
    }
}
