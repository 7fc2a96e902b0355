package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.match.KnockOut;
import overtrick.tournament.match.MatchScore;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.TournamentView;

/// The ranking of a knock-out: how far everybody came, whatever the boards gave.
public final class KnockOutLines {

    private KnockOutLines() {}

    private static KnockOut knockOut(Floor floor, Scores scores) {
        return KnockOut.of(Matches.of(floor), match -> MatchScore.of(floor, match, scores));
    }

    /// What the boards gave, in the order of how far everybody came; empty while there is nothing
    /// to rank.
    public static Optional<Ranking> ranking(TournamentView view) {
        var floors = Roster.floors(view);
        var scores = view.standing().scores();
        var ranking = view.standing().ranking();
        if (floors.isEmpty() || scores.isEmpty() || ranking.isEmpty()) {
            return Optional.empty();
        }
        var floor = floors.getFirst();
        var placed = knockOut(floor, scores.get()).ranking();
        var lines = new ArrayList<Ranking.Line>();
        for (var one : placed) {
            int equal = (int) placed.stream().filter(by -> by.place() == one.place()).count();
            ranking.get()
                    .line(new Contestant(floor.section() + "" + one.entry()))
                    .ifPresent(line -> lines.add(line.at(one.place(), equal)));
        }
        var list = new Ranking.Standings("", Optional.empty(), lines);
        return Optional.of(new Ranking(ranking.get().unit(), List.of(list)));
    }

    /// None while there is nothing to rank.
    static List<RankingLines> of(TournamentView view, Roster roster, Words words) {
        var floors = Roster.floors(view);
        var scores = view.standing().scores();
        var ranking = view.standing().ranking();
        if (floors.isEmpty() || scores.isEmpty()) {
            return List.of();
        }
        var floor = floors.getFirst();
        var knockOut = knockOut(floor, scores.get());
        int rounds = knockOut.bracket().rounds();
        var lines = new ArrayList<RankingLines.Line>();
        for (var placed : knockOut.ranking()) {
            var contestant = new Contestant(floor.section() + "" + placed.entry());
            int boards =
                    ranking.flatMap(all -> all.line(contestant))
                            .map(Ranking.Line::boards)
                            .orElse(0);
            String reached =
                    placed.lostIn() > rounds
                            ? knockOut.bracket().champion().isPresent()
                                    ? words.get("ev.knock.won")
                                    : words.get("ev.knock.in")
                            : round(words, placed.lostIn(), rounds);
            lines.add(
                    new RankingLines.Line(
                            placed.place() + (placed.shared() ? "=" : ""),
                            contestant.id(),
                            roster.name(contestant),
                            reached,
                            "",
                            boards,
                            ""));
        }
        return List.of(new RankingLines("", words.get("ev.knock.reached"), lines));
    }

    /// `Final`, `Semi-final`, or the round.
    public static String round(Words words, int round, int rounds) {
        return switch (rounds - round) {
            case 0 -> words.get("ev.knock.final");
            case 1 -> words.get("ev.knock.semi");
            case 2 -> words.get("ev.knock.quarter");
            default -> words.get("ev.knock.round", round);
        };
    }
}
