package overtrick.free.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.laws.board.ConsideredLine;
import overtrick.laws.board.ConsideredLine.LostTrick;
import overtrick.page.Words;

/// The ways to play on after a contested claim, in sentences: best play, and of the others one for
/// each number of tricks, with the first trick that is lost there.
record ClaimLines(Words words) {

    List<String> all(List<ConsideredLine> lines) {
        var told = new ArrayList<String>();
        lines.stream()
                .filter(ConsideredLine::playsBest)
                .forEach(best -> told.add(words.count("free.claim.best", best.tricks())));
        var seen = new ArrayList<Integer>();
        for (var line : lines) {
            if (!line.playsBest() && !seen.contains(line.tricks())) {
                seen.add(line.tricks());
                String order =
                        line.order().stream()
                                .map(suit -> String.valueOf(suit.symbol()))
                                .collect(Collectors.joining(" "));
                String way = words.count("free.claim.order", line.tricks(), order);
                told.add(line.lost().map(trick -> way + " " + lost(trick)).orElse(way));
            }
        }
        return told;
    }

    private String lost(LostTrick trick) {
        return words.get(
                "free.claim.lost",
                words.symbols(trick.led()),
                words.name(trick.winner()),
                words.symbols(trick.winning()));
    }
}
