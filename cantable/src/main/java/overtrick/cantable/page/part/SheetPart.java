package overtrick.cantable.page.part;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.can.deal.Dealers;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Side;

/// The score of the match, a line for each deal and each kick.
///
/// @param ordinal of the match at its table, for the addresses of its deals
public record SheetPart(Speech speech, String code, int ordinal, MatchStory story) {

    public static SheetPart of(CanPage page) {
        return new SheetPart(
                page.speech(), page.id().code(), page.table().game().opened(), page.story());
    }

    /// A line of the score.
    ///
    /// @param score the goals of both sides after it
    public record Line(
            int number,
            PlayedDeal deal,
            String contract,
            String points,
            String comes,
            String score) {}

    /// A kick of the shoot-out.
    ///
    /// @param score the goals of both sides after it
    public record Kick(String told, boolean scored, String score) {}

    public List<Line> lines() {
        return IntStream.range(0, story.deals().size()).mapToObj(this::line).toList();
    }

    private Line line(int at) {
        var deal = story.deals().get(at);
        var result = deal.ending().result();
        return new Line(
                deal.number(),
                deal,
                result.map(made ->
                                made.level()
                                        + deal.line().trump().map(speech::sign).orElse("")
                                        + " "
                                        + speech.words().letter(deal.declarer()))
                        .orElse("–"),
                result.map(made -> String.valueOf(made.points())).orElse("–"),
                result.map(made -> DealWords.brief(made.dealClass(story.rules()), speech))
                        .orElse(""),
                story.goals(Side.NORTH_SOUTH, at + 1) + "–" + story.goals(Side.EAST_WEST, at + 1));
    }

    /// Whether the two of the side that dealt first change chairs after this line.
    public boolean isSwappedAfter(Line line) {
        boolean last = story.outcome().isPresent() && story.last().equals(Optional.of(line.deal()));
        return !last && Dealers.swapAfter(line.number(), story.rules());
    }

    /// Who changes chairs.
    public String swapped() {
        return story.first().map(side -> speech.get("swapped", speech.name(side))).orElse("");
    }

    /// Whether extra time begins with this line.
    public boolean isExtraTime(Line line) {
        return line.number() == story.rules().match().deals().deals() + 1;
    }

    /// The kicks in words, each with the goals of both sides after it.
    public List<Kick> kicks() {
        return IntStream.range(0, story.kicks().size()).mapToObj(this::kick).toList();
    }

    private Kick kick(int at) {
        var result = story.kicks().get(at).result();
        return new Kick(
                speech.get(
                        "kick.line",
                        speech.name(result.taker()),
                        speech.name(result.keeper()),
                        DealWords.kick(result, speech)),
                result.isGoal(),
                story.kicked(Side.NORTH_SOUTH, at + 1)
                        + "–"
                        + story.kicked(Side.EAST_WEST, at + 1));
    }

    public Optional<String> outcome() {
        return story.outcome().map(ended -> DealWords.outcome(story, ended, speech));
    }
}
