package overtrick.evening.page.result;

import java.util.ArrayList;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.page.KnockOutLines;
import overtrick.evening.page.Links;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.draw.Bracket.Tie;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.match.KnockOut;
import overtrick.tournament.match.KnockOut.State;

/// The bracket of a knock-out as a page.
final class BracketReport {

    private final MatchReports reports;
    private final KnockOut knockOut;
    private final Words words;

    BracketReport(MatchReports reports, Words words) {
        this.reports = reports;
        this.knockOut = KnockOut.of(reports.matches(), reports::score);
        this.words = words;
    }

    BracketPage page(Links links, String title) {
        var rounds = new ArrayList<BracketPage.Round>();
        var bracket = knockOut.bracket();
        for (int round = 1; round <= bracket.rounds(); round++) {
            var ties = new ArrayList<BracketPage.Tie>();
            for (int place = 1; place <= 1 << (bracket.rounds() - round); place++) {
                ties.add(tie(new Tie(new RoundNumber(round), place)));
            }
            rounds.add(
                    new BracketPage.Round(
                            KnockOutLines.round(words, round, bracket.rounds()), ties));
        }
        String champion = bracket.champion().map(reports::name).orElse("");
        return new BracketPage(words, links, title, rounds, champion);
    }

    private BracketPage.Tie tie(Tie tie) {
        var contenders = knockOut.bracket().contenders(tie);
        boolean bye = tie.round().value() == 1 && contenders.size() == 1;
        var standing = Optional.ofNullable(knockOut.standing().get(tie));
        var first = standing.flatMap(one -> one.matches().stream().findFirst());
        return new BracketPage.Tie(
                contenders.isEmpty()
                        ? BracketPage.Side.OPEN
                        : side(tie, contenders.getFirst(), standing),
                contenders.size() < 2
                        ? BracketPage.Side.OPEN
                        : side(tie, contenders.getLast(), standing),
                first.map(one -> one.round().value()).orElse(0),
                first.map(one -> one.open().table().value()).orElse(0),
                standing.filter(one -> one.state() == State.TIED).isPresent(),
                bye);
    }

    private BracketPage.Side side(
            Tie tie, EntryNumber number, Optional<KnockOut.Standing> standing) {
        boolean won =
                Optional.ofNullable(knockOut.bracket().winners().get(tie))
                        .filter(number::equals)
                        .isPresent();
        String score = standing.map(one -> score(one, number)).orElse("");
        return new BracketPage.Side(number.toString(), reports.name(number), score, won);
    }

    private String score(KnockOut.Standing standing, EntryNumber number) {
        var sum = Fraction.ZERO;
        int played = 0;
        for (var match : standing.matches()) {
            var score = reports.score(match);
            played += score.played();
            sum = sum.plus(match.home().equals(number) ? score.home() : score.away());
        }
        return played == 0 ? "" : ResultText.number(sum, words);
    }
}
