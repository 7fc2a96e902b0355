package overtrick.cantable.page.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.can.CanLevel;
import overtrick.can.auction.CanAuction;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.HouseStyle;
import overtrick.cantable.page.words.Reckoning;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The number of the deal, the goals, the contract with what it means, and the count of points.
///
/// @param name of the table, and its code, for as long as there is no match
/// @param rules of the house
/// @param goals of each side, in deals
/// @param last the number of the deal whose result lies on the table
/// @param facts of the deal under way
/// @param shoot how the shoot-out stands, while there is one
/// @param contract of the deal under way, once it is known
public record BoardPart(
        Speech speech,
        String name,
        String code,
        Phase phase,
        boolean mine,
        boolean seated,
        Seat bottom,
        CanRules rules,
        Optional<Goals> goals,
        Optional<Integer> last,
        Optional<Facts> facts,
        Optional<Shoot> shoot,
        Optional<Contract> contract) {

    /// The score of the match.
    public record Goals(int northSouth, int eastWest) {

        public int of(Side side) {
            return side == Side.NORTH_SOUTH ? northSouth : eastWest;
        }
    }

    /// What a deal says of itself.
    ///
    /// @param extra whether it is one of extra time
    public record Facts(int number, boolean extra, Seat dealer, List<Debt> debts, int redeals) {}

    /// The shoot-out: the kicks taken, and the one under way.
    public record Shoot(Kicks kicks, Optional<Seat> taker, Optional<Seat> keeper) {

        /// Of the kick under way, from 1.
        public int number() {
            return kicks.taken().size() + 1;
        }

        /// The kick taken last.
        public Optional<KickResult> last() {
            return kicks.taken().isEmpty()
                    ? Optional.empty()
                    : Optional.of(kicks.taken().getLast());
        }

        /// What came of the kicks of a side: a goal or none, and nothing yet for those to come.
        public List<Optional<Boolean>> marks(Side side) {
            var marks =
                    new ArrayList<Optional<Boolean>>(
                            kicks.taken().stream()
                                    .filter(kick -> kick.side() == side)
                                    .map(kick -> Optional.of(kick.isGoal()))
                                    .toList());
            while (marks.size() < Kicks.SERIES / 2) {
                marks.add(Optional.empty());
            }
            return marks;
        }

        /// How the style sheet knows a mark.
        public static String css(Optional<Boolean> mark) {
            return mark.map(goal -> goal ? "scored" : "saved").orElse("open");
        }

        public static String sign(Optional<Boolean> mark) {
            return mark.map(goal -> goal ? "●" : "×").orElse("○");
        }
    }

    /// What is played, and how it stands.
    ///
    /// @param level empty in a shoot-out
    /// @param against points of the defenders, or of the keeper
    /// @param trick the number of the one under way
    /// @param threats what the points of the defenders, or the last trick, will come to
    public record Contract(
            Optional<CanLevel> level,
            Optional<Trump> trump,
            Seat declarer,
            int against,
            int trick,
            List<Threat> threats) {}

    /// What points of the defenders come to, and whether they have come there.
    public record Threat(String text, boolean reached) {}

    public static BoardPart of(CanPage page) {
        return new BoardPart(
                page.speech(),
                page.seating().title(),
                page.id().code(),
                page.phase(),
                page.isMyTurn(),
                page.seating().isSeated(),
                page.seating().bottom(),
                page.terms().rules(),
                page.view()
                        .map(view ->
                                new Goals(
                                        view.goals().getOrDefault(Side.NORTH_SOUTH, 0),
                                        view.goals().getOrDefault(Side.EAST_WEST, 0))),
                page.phase() == Phase.OVER
                        ? page.story().last().map(PlayedDeal::number)
                        : Optional.empty(),
                page.deal().map(deal -> facts(page, deal)),
                page.view()
                        .flatMap(CanView::kick)
                        .map(kick -> new Shoot(kick.kicks(), kick.taker(), kick.keeper())),
                page.play().map(play -> contract(page, play)));
    }

    private static Facts facts(CanPage page, DealView deal) {
        boolean extra = deal.number() > page.terms().rules().match().deals().deals();
        return new Facts(deal.number(), extra, deal.dealer(), deal.debts(), deal.redeals());
    }

    private static Contract contract(CanPage page, PlayView play) {
        var level = page.deal().flatMap(DealView::auction).flatMap(CanAuction::level);
        int trick = Math.min(play.tricks().size() + 1, CanPlay.TRICKS);
        return new Contract(
                level,
                play.trump(),
                play.declarer(),
                play.against(),
                trick,
                trick == CanPlay.TRICKS
                        ? List.of(new Threat(last(page.speech(), level.isPresent()), false))
                        : level.map(bid -> threats(page, bid, play.against())).orElse(List.of()));
    }

    private static String last(Speech speech, boolean deal) {
        return speech.get(deal ? "threat.last" : "threat.last.kick");
    }

    private static List<Threat> threats(CanPage page, CanLevel level, int against) {
        var reckoning = new Reckoning(page.terms().rules());
        return reckoning.threats(level).stream()
                .map(range ->
                        new Threat(
                                reckoning.threat(range, page.speech()),
                                range.from() <= against && against <= range.to()))
                .toList();
    }

    /// The goals as a screen reader says them, the viewer's side first.
    public String aloud(Goals goals) {
        var ours = sides().getFirst();
        var theirs = sides().getLast();
        return speech.get(
                "goals.aloud",
                speech.words().name(ours),
                goals.of(ours),
                speech.words().name(theirs),
                goals.of(theirs));
    }

    /// How the last kick came out, with who took it and who kept.
    public String told(KickResult kick) {
        return speech.get(
                "kick.line",
                speech.name(kick.taker()),
                speech.name(kick.keeper()),
                DealWords.kick(kick, speech));
    }

    /// By which preset the table plays, and whether it deviates.
    public String style() {
        return HouseStyle.of(rules).sentence(speech);
    }

    /// The two sides, the viewer's first.
    public List<Side> sides() {
        return Stream.of(bottom.side(), bottom.side().other()).toList();
    }
}
