package overtrick.tournament.view;

import java.util.HashMap;
import java.util.Optional;
import java.util.function.Supplier;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Field;
import overtrick.tournament.session.Session;

/// Makes the ranking of a session.
final class Standings {

    private Standings() {}

    static Standing of(Session session, Supplier<Scores> reckoned) {
        boolean provisional = !session.closed();
        if (session.charter().isEmpty() || !session.isSeated()) {
            return new Standing(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    provisional);
        }
        var scores = reckoned.get();
        var complaint = scores.complaint();
        if (complaint.isPresent()) {
            return new Standing(
                    Optional.empty(),
                    Optional.empty(),
                    complaint,
                    Optional.of(scores),
                    provisional);
        }
        var ranking = scores.ranking();
        return new Standing(
                Optional.of(ranking),
                sections(session, ranking),
                Optional.empty(),
                Optional.of(scores),
                provisional);
    }

    /// The same totals, and places of their own in each section.
    private static Optional<Ranking> sections(Session session, Ranking ranking) {
        boolean apart = session.charter().orElseThrow().terms().field() == Field.WITHIN_SECTION;
        if (apart || session.sections().size() < 2) {
            return Optional.empty();
        }
        var homes = new HashMap<Contestant, String>();
        session.floors()
                .forEach(floor -> {
                    String section = floor.section().text();
                    floor.wearers()
                            .keySet()
                            .forEach(
                                    number -> homes.put(new Contestant(section + number), section));
                });
        return Optional.of(ranking.bySection(one -> homes.getOrDefault(one, "")));
    }
}
