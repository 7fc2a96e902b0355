package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.evening.page.Names;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// Those who enter, as they are typed: a pair, a player, or a team with its name in front, as in
/// `Hanoi: An, Bình, Chi, Dũng`.
public record Newcomers(TournamentView view) {

    /// Players of a team, as the club's conditions have them.
    static final int FEWEST_OF_TEAM = 4;

    static final int MOST_OF_TEAM = 6;

    private static final String AFTER_TEAM = "[:：]";

    static Contestants contestants(TournamentView view) {
        return view.charter().orElseThrow().terms().contestants();
    }

    private Contestants contestants() {
        return contestants(view);
    }

    /// One entry or a whole list. Lines that are none are told, and none of the list is taken.
    public List<Act.Enter> fromList(String text) {
        var acts = new ArrayList<Act.Enter>();
        var typed = new HashSet<String>();
        var rows = rows(text);
        if (rows.size() > Entering.MOST_ENTRIES) {
            throw Sorry.unclear("ev.too.many", Entering.MOST_ENTRIES);
        }
        for (String line : rows) {
            var act = entry(line);
            for (String name : taken(act)) {
                if (!typed.add(name)) {
                    throw Sorry.unclear("ev.line.twice", line);
                }
            }
            requireNew(act);
            acts.add(act);
        }
        if (acts.isEmpty()) {
            throw Sorry.unclear("ev.no.names." + contestants());
        }
        return acts;
    }

    /// Players who enter by themselves may stand beside each other.
    private List<String> rows(String text) {
        var rows = Names.rows(text);
        return contestants() == Contestants.PLAYERS
                ? rows.stream().flatMap(row -> Names.players(row).stream()).toList()
                : rows;
    }

    /// What nobody else may be called: the team; where players enter by themselves, they.
    private List<String> taken(Act.Enter act) {
        return act.team()
                .map(team -> List.of(folded(team)))
                .orElseGet(() ->
                        contestants() == Contestants.PLAYERS
                                ? act.players().stream().map(Newcomers::folded).toList()
                                : List.of(String.join("\n", folded(act.players()))));
    }

    private Act.Enter entry(String line) {
        if (contestants() != Contestants.TEAMS) {
            return new Act.Enter(sized(line, Names.players(line)));
        }
        var halves = line.split(AFTER_TEAM, 2);
        boolean named = halves.length == 2 && !Names.tidy(halves[0]).isEmpty();
        var players =
                sized(line, Names.players(named ? halves[1] : line.replaceAll(AFTER_TEAM, "")));
        String team = named ? Names.tidy(halves[0]) : players.getFirst();
        return new Act.Enter(Optional.of(team), players);
    }

    private List<String> sized(String line, List<String> players) {
        if (!takes(players.size())) {
            throw Sorry.unclear(
                    "ev.line.size." + contestants(), line, FEWEST_OF_TEAM, MOST_OF_TEAM);
        }
        boolean twice = new HashSet<>(folded(players)).size() < players.size();
        if (twice && contestants() == Contestants.TEAMS) { // a couple has one family name
            throw Sorry.unclear("ev.line.same", line);
        }
        return players;
    }

    private boolean takes(int players) {
        return switch (contestants()) {
            case PAIRS -> players == 2;
            case TEAMS -> FEWEST_OF_TEAM <= players && players <= MOST_OF_TEAM;
            case PLAYERS -> players == 1;
        };
    }

    private void requireNew(Act.Enter act) {
        act.team()
                .flatMap(this::sameTeam)
                .or(() -> same(act.players()))
                .ifPresent(entry -> {
                    throw Sorry.unclear("ev.line.twice", entry.name());
                });
        if (contestants() == Contestants.TEAMS) {
            for (String player : act.players()) {
                playing(player)
                        .ifPresent(entry -> {
                            throw Sorry.unclear("ev.line.other.team", player, entry.name());
                        });
            }
        }
    }

    /// What somebody typed on their own telephone.
    ///
    /// @throws Sorry when something is missing, or they have entered already
    Act.Enter fromForm(Visit visit) {
        var players = new ArrayList<String>();
        for (String field : List.of("one", "other", "third", "fourth", "fifth", "sixth")) {
            String name = Names.tidy(visit.param(field));
            if (!name.isEmpty()) {
                players.add(name);
            }
        }
        if (players.size() == 1 && visit.has("with")) {
            players.add(Names.tidy(visit.param("with")));
        }
        if (!takes(players.size())) {
            throw Sorry.unclear("ev.form." + contestants(), FEWEST_OF_TEAM, MOST_OF_TEAM);
        }
        var team =
                contestants() == Contestants.TEAMS
                        ? Optional.of(Names.tidy(visit.param("team")))
                                .filter(name -> !name.isEmpty())
                                .or(() -> Optional.of(players.getFirst()))
                        : Optional.<String>empty();
        boolean twice = new HashSet<>(folded(players)).size() < players.size();
        if (twice && contestants() == Contestants.TEAMS) { // a couple has one family name
            throw Sorry.unclear("ev.line.same", String.join(" – ", players));
        }
        if (same(players).isPresent() || team.flatMap(this::sameTeam).isPresent()) {
            throw new Sorry(
                    HttpStatus.CONFLICT, words -> words.get("ev.entered.before." + contestants()));
        }
        return new Act.Enter(team, players);
    }

    /// Who has entered with the same players.
    Optional<Entry> same(List<String> players) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn())
                .filter(entry -> folded(entry.players()).equals(folded(players)))
                .findFirst();
    }

    private Optional<Entry> sameTeam(String team) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn())
                .filter(entry ->
                        entry.team().map(Newcomers::folded).equals(Optional.of(folded(team))))
                .findFirst();
    }

    private Optional<Entry> playing(String player) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn())
                .filter(entry -> folded(entry.players()).contains(folded(player)))
                .findFirst();
    }

    /// In any order, in small letters.
    private static List<String> folded(List<String> names) {
        return names.stream().map(Newcomers::folded).sorted().toList();
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
