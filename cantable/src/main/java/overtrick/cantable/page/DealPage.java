package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.match.DealStep.Shown;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.can.tribute.Exchange;
import overtrick.can.tribute.Showing;
import overtrick.cantable.CanPlayer;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.Redealt;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.robots.can.OpenCards;

/// A deal with all its cards, after any number of them.
///
/// @param at how many cards have been played in the picture
/// @param play the play as it was then
/// @param thoughts what robots would have done in the players' places; none unless they were asked
/// @param best what the defenders would get from here with all cards open; empty when too much is
///   still to come
public record DealPage(
        Speech speech,
        PlayedMatch match,
        PlayedDeal deal,
        int at,
        CanPlay play,
        List<String> thoughts,
        Optional<OpenCards> best) {

    public DealPage {
        thoughts = List.copyOf(thoughts);
    }

    /// @param robot who is asked; empty when nobody is
    static DealPage of(
            Speech speech, PlayedMatch match, PlayedDeal deal, int at, Optional<CanPlayer> robot) {
        var play = deal.play(match.story().rules(), at);
        return new DealPage(
                speech,
                match,
                deal,
                at,
                play,
                robot.map(asked -> new Thoughts(speech, match, deal, asked).at(at))
                        .orElse(List.of()),
                robot.flatMap(_ -> OpenCards.of(play)));
    }

    /// A trick as the record tells it.
    ///
    /// @param running what the defenders have after it
    public record Told(int number, CanTrick trick, Optional<Seat> winner, int running) {}

    public List<Told> tricks() {
        var whole = deal.play(match.story().rules());
        var told = new ArrayList<Told>();
        int running = 0;
        for (var trick : whole.tricks()) {
            var winner = whole.winner(trick);
            running += winner.opposes(deal.declarer()) ? trick.points() : 0;
            told.add(new Told(told.size() + 1, trick, Optional.of(winner), running));
        }
        if (!whole.current().cards().isEmpty()) {
            told.add(new Told(told.size() + 1, whole.current(), Optional.empty(), running));
        }
        return told;
    }

    public DealWords words() {
        return DealWords.of(deal, match.story().rules(), speech);
    }

    public int last() {
        return deal.line().cards().size();
    }

    /// Who sat in a chair, with the chair.
    public String player(Seat chair) {
        return speech.get("player", match.name(deal.chairs(), chair), speech.name(chair));
    }

    /// What a player holds in the picture.
    public CanSet hand(Seat seat) {
        return play.hands().of(seat);
    }

    /// The trick that lies in the middle of the picture.
    public Optional<CanTrick> trick() {
        if (!play.current().cards().isEmpty()) {
            return Optional.of(play.current());
        }
        return play.tricks().isEmpty() ? Optional.empty() : Optional.of(play.tricks().getLast());
    }

    /// Who asked for a redeal and why, and what became of the tribute.
    public String redealt(Redealt again) {
        var sentences = new ArrayList<String>();
        String lacks = speech.get("lacks." + again.lacks().name());
        sentences.add(speech.get("deal.asked", player(again.by()), lacks));
        if (!again.due().isEmpty() && again.left().isEmpty()) {
            sentences.add(speech.get("deal.asked.cancelled"));
        }
        again.left()
                .forEach(
                        debt -> sentences.add(speech.get("deal.asked.left", player(debt.payer()))));
        return String.join(" ", sentences);
    }

    /// The card from the kitty that was shown, and to whom.
    public String shown(Shown shown) {
        String sign = speech.sign(shown.card());
        return shown.to() == Showing.EVERYBODY
                ? speech.get("deal.shown.all", player(shown.by()), sign)
                : speech.get("deal.shown", player(shown.by()), sign, player(shown.by().right()));
    }

    public String tribute(Exchange exchange) {
        return speech.get(
                "deal.tribute",
                player(exchange.debt().payer()),
                exchange.paid().map(speech::signs).orElse("–"),
                player(exchange.debt().recipient()),
                exchange.returned().map(speech::signs).orElse("–"));
    }

    /// The bids in turn.
    public String bids() {
        var auction = deal.auction(match.story().rules());
        var said = new ArrayList<String>();
        for (int place = 0; place < auction.calls().size(); place++) {
            said.add(
                    speech.name(auction.caller(place))
                            + " "
                            + speech.call(auction.calls().get(place)));
        }
        return String.join(" · ", said);
    }

    /// How it was dealt, in words; empty where the cards were simply given.
    public Optional<String> wayTold() {
        return deal.prelude()
                .way()
                .map(way ->
                        speech.get(
                                "deal.way",
                                player(deal.dealer()),
                                speech.get("way." + way.name())));
    }

    /// What the defenders would get from here with all cards open, in words.
    public Optional<String> bestTold() {
        return best.map(open ->
                open.isGoal() ? speech.get("open.goal") : speech.get("open.best", open.points()));
    }

    /// The address of this deal after so many cards.
    public String path(int card) {
        return "/tables/%s/matches/%d/deals/%d?card=%d%s"
                .formatted(
                        match.table().code(),
                        match.ordinal(),
                        deal.number(),
                        card,
                        thoughts.isEmpty() ? "" : "&thoughts=yes");
    }

    /// The number of a deal before or after this one; empty when there is none.
    public Optional<Integer> neighbour(int step) {
        return match.story().deals().stream()
                .map(PlayedDeal::number)
                .filter(number -> number == deal.number() + step)
                .findFirst();
    }
}
