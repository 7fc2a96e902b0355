package overtrick.bridge.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.bridge.score.UndertrickCode;

/// A result of contract bridge as it is written on a sheet: the tricks bid and made below the line,
/// all else above (Laws of Rubber Bridge). The prices are those of duplicate (Law 77); its bonuses
/// for game and part-score are left out, for here they come from what stands below the line.
///
/// @param deal which deal it is, from 1
/// @param declarer the declaring column
/// @param opponents who writes down undertricks: each of them in full
public record ContractEntries<C>(int deal, C declarer, List<C> opponents) {

    public ContractEntries {
        opponents = List.copyOf(opponents);
    }

    /// All entries of a contract that was played, tricks first.
    public List<Entry<C>> of(Played played, boolean vulnerable, UndertrickCode code) {
        var contract = played.contract();
        var score =
                Score.of(contract.bid(), contract.doubling(), vulnerable, played.tricks(), code);
        var entries = new ArrayList<Entry<C>>();
        for (var part : score.parts()) {
            of(part).forEach(entries::add);
        }
        return entries;
    }

    private Stream<Entry<C>> of(Part part) {
        return switch (part) {
            case Part.TrickPoints tricks -> Stream.of(Entry.below(deal, declarer, tricks.points()));
            case Part.Overtricks over -> above(Reason.OVERTRICKS, over);
            case Part.Slam slam -> above(Reason.SLAM, slam);
            case Part.DoubledAndMade made -> above(Reason.DOUBLED_AND_MADE, made);
            case Part.PartScore _, Part.Game _ -> Stream.empty();
            case Part.Undertricks down ->
                    opponents.stream()
                            .map(column ->
                                    Entry.above(deal, column, Reason.UNDERTRICKS, -down.points()));
        };
    }

    private Stream<Entry<C>> above(Reason reason, Part part) {
        return Stream.of(Entry.above(deal, declarer, reason, part.points()));
    }
}
