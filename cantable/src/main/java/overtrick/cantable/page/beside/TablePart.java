package overtrick.cantable.page.beside;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.auction.CanAuction;
import overtrick.can.auction.CanCall;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;
import overtrick.cantable.CanSeen;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.part.Phase;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.table.SeenRoom;

/// A table beside others, as the viewer may see it.
///
/// @param at its place on the page, from 1
/// @param title what it is called; empty where there is no table
/// @param who meets there, where the title does not say so
/// @param path of the table; empty where the viewer may not come there
/// @param why nothing is shown; empty where something is
/// @param late whether it is shown later than it is played
/// @param game what is played there; empty where nothing is shown
public record TablePart(
        Speech speech,
        int at,
        String title,
        String who,
        String path,
        String why,
        boolean late,
        Map<Seat, String> names,
        Optional<CanSeen> game) {

    public TablePart {
        names = Map.copyOf(names);
    }

    /// @param why nothing is shown, where nothing is
    static TablePart of(
            Speech speech, int at, Gathering.Place place, SeenRoom<CanSeen> seen, String why) {
        var names = new EnumMap<Seat, String>(Seat.class);
        seen.names().forEach((seat, name) -> names.put(seat, Called.in(speech.words(), name)));
        return new TablePart(
                speech,
                at,
                place.title(speech),
                place.who(speech),
                seen.shut() ? "" : "/tables/" + seen.table().code(),
                seen.shut() ? why : "",
                seen.late(),
                names,
                seen.game());
    }

    /// A place on the page where no table is.
    static TablePart none(Speech speech, int at) {
        return new TablePart(speech, at, "", "", "", "", false, Map.of(), Optional.empty());
    }

    public boolean isThere() {
        return !title.isEmpty();
    }

    /// The match that is played; empty before the first.
    public Optional<CanView> view() {
        return game.flatMap(CanSeen::match);
    }

    private Phase phase() {
        return game.map(Phase::of).orElse(Phase.GATHERING);
    }

    private Optional<DealView> deal() {
        return view().flatMap(CanView::deal).filter(_ -> phase() != Phase.OVER);
    }

    private Optional<PlayView> play() {
        return view().flatMap(CanView::play).filter(_ -> phase() != Phase.OVER);
    }

    /// What somebody holds, as far as the viewer may see it.
    public CanSet hand(Seat seat) {
        return phase() == Phase.OVER
                ? CanSet.NONE
                : view().map(seen -> seen.hands().getOrDefault(seat, CanSet.NONE))
                        .orElse(CanSet.NONE);
    }

    /// How many cards somebody holds that the viewer does not see.
    public int hidden(Seat seat) {
        return hand(seat).isEmpty()
                ? deal().map(DealView::held)
                        .or(() -> view().flatMap(CanView::kick).map(KickView::held))
                        .map(held -> held.getOrDefault(seat, 0))
                        .orElse(0)
                : 0;
    }

    public String name(Seat seat) {
        return names.getOrDefault(seat, "");
    }

    /// Whether the table waits for somebody. Who may ask for a redeal is their secret.
    public boolean isTurn(Seat seat) {
        return phase() != Phase.REDEAL
                && view().filter(seen -> seen.awaited().contains(seat)).isPresent();
    }

    /// What is said of a seat: its call, that it deals or declares; empty where nothing is.
    public String tags(Seat seat) {
        var said = new TreeSet<String>();
        deal().filter(_ -> play().isEmpty())
                .filter(now -> now.dealer() == seat)
                .ifPresent(_ -> said.add(speech.words().get("dealer")));
        play().filter(now -> now.declarer() == seat)
                .ifPresent(_ -> said.add(speech.get("declarer")));
        call(seat).map(speech::call).ifPresent(said::add);
        return String.join(" · ", said);
    }

    private Optional<CanCall> call(Seat seat) {
        return deal().flatMap(DealView::auction).flatMap(auction -> call(auction, seat));
    }

    private static Optional<CanCall> call(CanAuction auction, Seat seat) {
        for (int place = 0; place < auction.calls().size(); place++) {
            if (auction.caller(place) == seat) {
                return Optional.of(auction.calls().get(place));
            }
        }
        return Optional.empty();
    }

    /// What lies in the middle: the trick under way, or the whole one until the next lead.
    public Optional<CanTrick> trick() {
        return play().flatMap(now ->
                now.current().cards().isEmpty() && !now.tricks().isEmpty()
                        ? Optional.of(now.tricks().getLast())
                        : Optional.of(now.current()).filter(one -> !one.cards().isEmpty()));
    }

    /// What is played, by whom; empty before that is known.
    public String contract() {
        return play().map(
                        now -> {
                            var level =
                                    deal().flatMap(DealView::auction).flatMap(CanAuction::level);
                            String what =
                                    level.map(CanLevel::toString).orElse("")
                                            + now.trump().map(speech::sign).orElse("");
                            String by = speech.get("declarer.by", speech.name(now.declarer()));
                            return (what + " " + by).strip();
                        })
                .orElse("");
    }

    /// How far the play has come, and what the defenders have; empty before it.
    public String course() {
        return play().map(
                        now -> {
                            int trick = Math.min(now.tricks().size() + 1, CanPlay.TRICKS);
                            String has = deal().isPresent() ? "against" : "against.keeper";
                            return speech.get("tricks", trick, CanPlay.TRICKS)
                                    + " · "
                                    + speech.get(has)
                                    + " "
                                    + now.against();
                        })
                .orElse("");
    }

    /// Which deal or kick it is; empty before the first.
    public String number() {
        return deal().map(now -> speech.get("deal.number", now.number()))
                .or(() ->
                        view().flatMap(CanView::kick)
                                .map(kick ->
                                        speech.get("kick.number", kick.kicks().taken().size() + 1)))
                .or(() -> last().map(deal -> speech.get("deal.number", deal.number())))
                .orElse("");
    }

    /// The goals of both sides, as they are read aloud too.
    public String goals() {
        return view().map(now ->
                        speech.get(
                                "goals.aloud",
                                speech.name(Side.NORTH_SOUTH),
                                now.goals().getOrDefault(Side.NORTH_SOUTH, 0),
                                speech.name(Side.EAST_WEST),
                                now.goals().getOrDefault(Side.EAST_WEST, 0)))
                .orElse("");
    }

    private Optional<PlayedDeal> last() {
        return game.filter(_ -> phase() == Phase.OVER).flatMap(seen -> seen.story().last());
    }

    /// What the deal came to, until the next one comes; of a match that is over, its end.
    public List<String> over() {
        var story = game.map(CanSeen::story);
        var outcome =
                story.flatMap(told ->
                        told.outcome().map(ended -> DealWords.outcome(told, ended, speech)));
        if (outcome.isPresent()) {
            return List.of(outcome.get());
        }
        return last().map(deal -> DealWords.of(deal, story.orElseThrow().rules(), speech))
                .map(told -> List.of(told.contract(), told.title(), told.reason()))
                .orElse(List.of());
    }

    /// What is read aloud of the table: the contract, and what has come of it; empty before there
    /// is one.
    String told() {
        boolean known = play().flatMap(PlayView::trump).isPresent();
        String what = over().isEmpty() ? (known ? contract() : "") : String.join(" ", over());
        return what.isEmpty() ? "" : speech.get("beside.said", title, number(), what);
    }

    /// The seats in the order in which they are drawn.
    public List<Seat> seats() {
        return List.of(Seat.values());
    }
}
