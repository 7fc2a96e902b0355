package overtrick.evening.page.start;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.movement.choice.Evening;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.vp.VpCatalog;
import overtrick.scoring.vp.VpScales;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Terms;

/// How each kind of event can be scored.
final class Scorings {

    private static final VpCatalog SCALES = VpCatalog.ofTheHouse();

    private Scorings() {}

    /// The usual one first.
    static List<Method.Kind> of(Format format) {
        return switch (format) {
            case PAIRS, INDIVIDUAL ->
                    List.of(
                            Method.Kind.MATCHPOINTS,
                            Method.Kind.CROSS_IMPS,
                            Method.Kind.BUTLER,
                            Method.Kind.TOTAL_POINTS);
            case TEAMS ->
                    List.of(
                            Method.Kind.TEAM_IMPS,
                            Method.Kind.BOARD_A_MATCH,
                            Method.Kind.VICTORY_POINTS);
            case SWISS_TEAMS, ROUND_ROBIN ->
                    List.of(
                            Method.Kind.VICTORY_POINTS,
                            Method.Kind.TEAM_IMPS,
                            Method.Kind.BOARD_A_MATCH,
                            Method.Kind.PACHABO);
            case KNOCK_OUT -> List.of(Method.Kind.TEAM_IMPS);
            case SWISS_PAIRS -> List.of(Method.Kind.VICTORY_POINTS, Method.Kind.MATCHPOINTS);
        };
    }

    /// That can be chosen; none where nothing gives victory points.
    static List<VpScales> scales(Format format) {
        return of(format).contains(Method.Kind.VICTORY_POINTS) ? SCALES.scales() : List.of();
    }

    static Method usual(Format format) {
        return method(of(format).getFirst(), SCALES.scales().getFirst());
    }

    private static Method method(Method.Kind kind, VpScales scale) {
        return kind == Method.Kind.VICTORY_POINTS
                ? Method.victoryPoints(scale)
                : new Method(kind, Optional.empty());
    }

    /// What the form says, or what is usual.
    ///
    /// @throws Sorry when the format cannot be scored so, or the scale is not made for such matches
    static Method asked(Visit visit, TournamentPlan plan) {
        var format = plan.format();
        String word = visit.param("scoring");
        var kind =
                word.isEmpty()
                        ? of(format).getFirst()
                        : Arrays.stream(Method.Kind.values())
                                .filter(of(format)::contains)
                                .filter(one -> one.word().equals(word))
                                .findFirst()
                                .orElseThrow(() -> noScoring(visit, format, word));
        String name = visit.param("scale");
        var scale =
                name.isEmpty()
                        ? SCALES.scales().getFirst()
                        : SCALES.named(name)
                                .orElseThrow(() -> Sorry.unclear("ev.unclear.scale", name));
        if (kind == Method.Kind.VICTORY_POINTS && format != Format.TEAMS) {
            scale.complaint(plan.boards())
                    .ifPresent(sentence -> {
                        throw Sorry.unclear("ev.said", sentence.in(visit.words().locale()));
                    });
        }
        return method(kind, scale);
    }

    private static Sorry noScoring(Visit visit, Format format, String word) {
        String who = visit.words().get("ev.format." + format.word().replace('-', '.'));
        return Sorry.unclear("ev.unclear.scoring", word, who);
    }

    /// With the club's time for the change of rounds.
    static Terms terms(Format format, Method method, int minutes) {
        var usual = Terms.of(format.contestants(), method);
        return new Terms(
                usual.contestants(),
                usual.method(),
                usual.winners(),
                usual.field(),
                Duration.ofMinutes(minutes),
                Evening.CHANGE,
                usual.warnings());
    }
}
