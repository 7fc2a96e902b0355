package overtrick.evening.page.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.draw.DrawRoutes.Asked;
import overtrick.movement.EntryNumber;
import overtrick.movement.Seating;
import overtrick.movement.draw.Pairing;
import overtrick.movement.team.TeamMovement;
import overtrick.page.Words;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.match.DrawnRound;
import overtrick.tournament.match.DrawnRound.Way;
import overtrick.tournament.match.KnockOut;

/// Puts the page of a draw together.
final class DrawPages {

    private final EventVisit event;
    private final Field field;
    private final Asked asked;
    private final Words words;
    private final Optional<DrawnRound> round;

    DrawPages(EventVisit event, Field field, Asked asked) {
        this.event = event;
        this.field = field;
        this.asked = asked;
        this.words = event.words();
        this.round = DrawRoutes.drawn(field, asked);
    }

    DrawPage page() {
        boolean swiss = field.plan().format().isSwiss();
        var knockOut = swiss ? Optional.<KnockOut>empty() : Optional.of(field.knockOut());
        return new DrawPage(
                words,
                event.path(""),
                words.get("ev.draw.title", field.next()),
                field.next(),
                knockOut.map(one -> one.bracket().rounds())
                        .orElseGet(() -> field.plan().rounds().orElse(1)),
                field.missing(),
                trouble(swiss),
                round.map(one -> DrawRoutes.text(one.seatings())).orElse(""),
                swiss,
                swiss ? ways() : List.of(),
                round.map(this::lines).orElse(List.of()),
                round.map(DrawnRound::triangle).orElse(List.of()).stream()
                        .map(field::name)
                        .toList(),
                round.flatMap(DrawnRound::bye).map(field::name).orElse(""),
                worth(),
                swiss ? players() : List.of(),
                knockOut.map(this::ties).orElse(List.of()),
                knockOut.filter(one -> !one.extra().isEmpty()).isPresent(),
                asked.extra(),
                knockOut.flatMap(one -> one.bracket().champion()).map(field::name).orElse(""),
                !DrawRoutes.toTakeBack(field).isEmpty());
    }

    private String trouble(boolean swiss) {
        if (round.isPresent()) {
            return "";
        }
        if (swiss) {
            return DrawRoutes.refusal(field, asked, event.visit());
        }
        boolean over = field.knockOut().bracket().champion().isPresent();
        return over ? "" : words.get("ev.draw.undecided");
    }

    /// A triangle is for teams of an odd number, and needs two rounds; its second half follows by
    /// itself.
    private List<DrawPage.Way> ways() {
        int playing = field.matches().numbers().size() - asked.out().size();
        boolean second = DrawnRound.endsTriangle(field.floor());
        boolean triangle =
                field.plan().format().isOfTeams()
                        && playing % 2 == 1
                        && field.next() < field.plan().rounds().orElse(1);
        return Arrays.stream(Way.values())
                .filter(way -> way != Way.TRIANGLE || triangle || second)
                .map(way -> new DrawPage.Way(way.name(), way == asked.way()))
                .toList();
    }

    private String worth() {
        return Byes.worth(field.view().charter().orElseThrow().terms(), field.floor().boards())
                .map(worth -> words.get("ev.bye.worth", ResultText.number(worth, words)))
                .orElseGet(() -> words.get("ev.bye.nothing"));
    }

    private List<DrawPage.Line> lines(DrawnRound drawn) {
        return drawn.pairings().stream().map(one -> line(drawn, one)).toList();
    }

    private DrawPage.Line line(DrawnRound drawn, Pairing pairing) {
        var home = pairing.match().northSouth();
        var away = pairing.match().eastWest();
        String tables =
                drawn.seatings().stream()
                        .filter(one -> meet(one, home, away))
                        .map(one -> "" + one.table())
                        .collect(Collectors.joining(" · "));
        return new DrawPage.Line(
                tables,
                field.name(home),
                field.name(away),
                pairing.reasons().stream().map(one -> one.in(words.locale())).toList());
    }

    private boolean meet(Seating seating, EntryNumber home, EntryNumber away) {
        boolean teams = field.plan().format().isOfTeams();
        return seating.members().stream()
                .map(number -> teams ? TeamMovement.team(number) : number)
                .allMatch(number -> number.equals(home) || number.equals(away));
    }

    private List<DrawPage.Player> players() {
        var hadBye = field.hadBye();
        var players = new ArrayList<DrawPage.Player>();
        for (var number : field.ranking()) {
            var line = field.line(number);
            players.add(
                    new DrawPage.Player(
                            line.map(Ranking.Line::placeText).orElse("–"),
                            "" + number,
                            field.name(number),
                            line.map(one -> ResultText.number(one.total(), 2, words)).orElse(""),
                            asked.out().contains(number),
                            hadBye.contains(number)));
        }
        return players;
    }

    private List<DrawPage.Tie> ties(KnockOut knockOut) {
        return knockOut.undecided().stream()
                .map(tie -> {
                    var said = Optional.ofNullable(asked.said().get(tie));
                    var sides =
                            knockOut.bracket().contenders(tie).stream()
                                    .map(number ->
                                            new DrawPage.Side(
                                                    number.value(),
                                                    field.name(number),
                                                    said.equals(Optional.of(number))))
                                    .toList();
                    boolean tied =
                            Optional.ofNullable(knockOut.standing().get(tie))
                                    .filter(one -> one.state() == KnockOut.State.TIED)
                                    .isPresent();
                    return new DrawPage.Tie(DrawRoutes.key(tie), sides, tied);
                })
                .toList();
    }
}
