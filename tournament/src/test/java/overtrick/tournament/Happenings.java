package overtrick.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.movement.Movement;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.WeightedScore.Part;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Seats;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Terms;

/// What happens in test tournaments.
final class Happenings {

    /// Cards that may have been led.
    static final List<Card> LEADS = List.of(Card.parse("SQ"), Card.parse("H2"), Card.parse("D9"));

    private static final List<Result> RESULTS =
            List.of(
                    new Result.PassedOut(),
                    played("1N P P P", 7),
                    played("1N P P P", 9),
                    played("1S P 4S P P P", 10),
                    played("1S P 4S P P P", 9),
                    played("P 1H P 4H X P P P", 8),
                    played("P 1D P 3N P P P", 11));

    private Happenings() {}

    private static Result played(String calls, int tricks) {
        Contract contract = Auction.parse(Seat.NORTH, calls).contract().orElseThrow();
        return new Result.Played(contract, tricks);
    }

    /// Scores that can be on any board, all different.
    static List<Outcome.Scored> scores(BoardNumber board) {
        return RESULTS.stream().map(result -> score(result, board)).toList();
    }

    static Outcome.Scored score(Result result, BoardNumber board) {
        int points = result.points(Side.NORTH_SOUTH, board.vulnerability());
        return new Outcome.Scored(points, Optional.of(result));
    }

    /// All that a director may rule.
    static List<Outcome> rulings(BoardNumber board) {
        var rulings = new ArrayList<Outcome>(scores(board));
        rulings.add(new Outcome.NotPlayed());
        rulings.add(new Outcome.Artificial(Award.AVERAGE_PLUS, Award.AVERAGE_MINUS));
        rulings.add(new Outcome.Artificial(Award.AVERAGE, Award.AVERAGE));
        var weighted =
                new WeightedScore(
                        List.of(
                                new Part(140, Fraction.of(2, 3)),
                                new Part(-100, Fraction.of(1, 3))));
        rulings.add(new Outcome.Assigned(weighted, WeightedScore.of(140)));
        return rulings;
    }

    static Act create(Method method) {
        return create(Terms.of(Contestants.PAIRS, method));
    }

    static Act create(Terms terms) {
        return new Act.Create(new Charter("Friday", terms));
    }

    static Act enter(int id) {
        return new Act.Enter(List.of(first(new EntryId(id)), "Q" + id));
    }

    /// The name of an entry's first player.
    static String first(EntryId id) {
        return "P" + id;
    }

    /// The next who take part wear the numbers of the next section, in order; the last numbers of
    /// the last one stay free.
    static Act.Seat seat(Session now, SortedMap<SectionName, Movement> movements, int boards) {
        var here = now.entries().values().stream().filter(entry -> !entry.withdrawn()).iterator();
        var sections = new ArrayList<Seats>();
        movements.forEach((name, movement) -> {
            var wearers = new ArrayList<Wearer>();
            for (var number : movement.entries()) {
                if (here.hasNext()) {
                    wearers.add(new Wearer(number, here.next().id()));
                }
            }
            sections.add(new Seats(name, movement, boards, wearers));
        });
        return new Act.Seat(sections);
    }

    static Act.Seat seat(Session now, Movement movement, int boards) {
        var only = new TreeMap<SectionName, Movement>();
        only.put(SectionName.ONLY, movement);
        return seat(now, only, boards);
    }

    static long here(Session now) {
        return now.entries().values().stream().filter(entry -> !entry.withdrawn()).count();
    }

    static List<Entry> unseated(Session now) {
        return now.entries().values().stream()
                .filter(entry -> !entry.withdrawn())
                .filter(entry -> !now.seats(entry.id()))
                .toList();
    }
}
