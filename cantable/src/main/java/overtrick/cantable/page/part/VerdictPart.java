package overtrick.cantable.page.part;

import java.util.List;
import java.util.Optional;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.deal.Dealers;
import overtrick.can.score.Outcome;
import overtrick.cantable.ContestTable;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// How the deal came out, and the match; empty while something is played.
public record VerdictPart(Speech speech, Optional<Over> over) {

    /// @param next whether the viewer may ask for the next deal or match
    /// @param ordinal of the match at its table, for the address of its pages
    /// @param signs whether the viewer may sign the record of the match
    /// @param contest whose round is played here
    public record Over(
            MatchStory story,
            String code,
            int ordinal,
            boolean next,
            Seat bottom,
            boolean ended,
            boolean signs,
            Optional<ContestTable> contest) {

        /// Whether all has been played here that several tables play.
        public boolean finished() {
            return ended
                    || contest.filter(place -> place.laid().isPresent())
                            .filter(place -> story.deals().size() >= place.deals())
                            .isPresent();
        }

        /// What stands on the way to where the tables are compared.
        public String back(Speech speech) {
            return contest.flatMap(ContestTable::laid).isPresent()
                    ? speech.words().get("laid.of.table")
                    : speech.get("contest.back");
        }
    }

    public static VerdictPart of(CanPage page) {
        boolean over = page.phase() == Phase.OVER;
        return new VerdictPart(page.speech(), over ? Optional.of(over(page)) : Optional.empty());
    }

    private static Over over(CanPage page) {
        boolean ended = page.story().outcome().isPresent();
        boolean next =
                page.seating().isSeated()
                        && !isAllLaid(page)
                        && ((ended && page.terms().contest().isEmpty())
                                || page.view()
                                        .filter(view -> !view.isOver())
                                        .flatMap(view -> view.lastDeal())
                                        .isPresent());
        return new Over(
                page.story(),
                page.id().code(),
                page.table().game().opened(),
                next,
                page.seating().bottom(),
                ended,
                page.may(new SignRecord()),
                page.terms().contest());
    }

    private static boolean isAllLaid(CanPage page) {
        return page.terms()
                .contest()
                .filter(place -> place.laid().isPresent())
                .filter(place -> page.story().deals().size() >= place.deals())
                .isPresent();
    }

    public Optional<PlayedDeal> deal() {
        return over.flatMap(now -> now.story().last());
    }

    /// What the deal came to, in words and numbers.
    public DealWords words(PlayedDeal deal) {
        return DealWords.of(deal, over.orElseThrow().story().rules(), speech);
    }

    /// Who changes chairs after the deal: the side that dealt first (can.md §3); empty when nobody
    /// does.
    public Optional<String> swapped() {
        return over.filter(now -> !now.ended())
                .map(Over::story)
                .filter(story ->
                        story.last()
                                .filter(deal -> Dealers.swapAfter(deal.number(), story.rules()))
                                .isPresent())
                .flatMap(MatchStory::first)
                .map(side -> speech.get("swapped", speech.name(side)));
    }

    /// The kicks in words.
    public List<SheetPart.Kick> kicks() {
        return over.map(now ->
                        new SheetPart(speech, now.code(), now.ordinal(), now.story()).kicks())
                .orElse(List.of());
    }

    /// How the match has ended.
    public String outcome(Outcome outcome) {
        return DealWords.outcome(over.orElseThrow().story(), outcome, speech);
    }

    public int goals(Side side) {
        return over.orElseThrow().story().goals(side);
    }
}
