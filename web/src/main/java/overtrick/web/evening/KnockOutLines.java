package overtrick.web.evening;

import java.util.ArrayList;
import java.util.List;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.match.KnockOut;
import overtrick.tournament.match.MatchScore;
import overtrick.tournament.match.Matches;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Words;

/// The ranking of a knock-out: how far everybody came, whatever the boards gave.
public final class KnockOutLines {

    private KnockOutLines() {}

    /// None while there is nothing to rank.
    static List<RankingLines> of(TournamentView view, Roster roster, Words words) {
        var floors = Roster.floors(view);
        var scores = view.standing().scores();
        var ranking = view.standing().ranking();
        if (floors.isEmpty() || scores.isEmpty()) {
            return List.of();
        }
        var floor = floors.getFirst();
        var knockOut =
                KnockOut.of(Matches.of(floor), match -> MatchScore.of(floor, match, scores.get()));
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
