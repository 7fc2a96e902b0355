package overtrick.evening.page.till;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.GradeLines;
import overtrick.evening.page.Money;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Till;
import overtrick.tournament.till.Winnings;
import overtrick.tournament.view.TournamentView;

/// Fees and prizes. Whoever keeps the scores takes money; what is paid and won the director says.
public record TillRoutes(Evenings evenings) {

    private static final int LONGEST_UNIT = 8;
    private static final int LONGEST_LIST = 2000;

    /// What somebody pays.
    private enum Rate {
        FULL,
        REDUCED,
        FREE,
        NOTHING;

        Optional<Integer> of(Fees fees) {
            return switch (this) {
                case FULL -> Optional.of(fees.full());
                case REDUCED -> Optional.of(fees.reduced());
                case FREE -> Optional.of(0);
                case NOTHING -> Optional.empty();
            };
        }
    }

    public void addTo(Routes routes) {
        routes.get(Right.RECORD, "/events/{code}/console/till", this::show);
        routes.post(Right.RECORD, "/events/{code}/console/till/paid", this::pay);
        routes.post(Right.DIRECT, "/events/{code}/console/till/fees", this::fees);
        routes.post(Right.DIRECT, "/events/{code}/console/till/prizes", this::prizes);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var view = event.asDirector().state();
        var till = view.particulars().till();
        var words = visit.words();
        var roster = Roster.of(view);
        var lines = new ArrayList<TillPage.Line>();
        long due = 0;
        for (var entry : view.entries()) {
            for (var player : payers(entry, till)) {
                var paid = till.paid().get(new Till.Payer(entry.id(), player));
                due += paid == null ? till.fees().full() : paid;
                lines.add(
                        line(entry, player, Optional.ofNullable(paid), till.fees(), roster, words));
            }
        }
        long spent = till.prizes().stream().mapToLong(one -> one.amount()).sum();
        var page =
                new TillPage(
                        words,
                        event.path(""),
                        till.fees(),
                        Money.of(till.sum(), till.fees(), words),
                        Money.of(due, till.fees(), words),
                        lines,
                        PrizeList.text(till.prizes()),
                        till.once(),
                        Money.of(spent, till.fees(), words),
                        won(event, view, roster),
                        event.directs());
        var frame = Frame.of(visit, words.get("ev.till"));
        visit.page(Pages.render("evening/desk_till", new Framed<>(frame, page)));
    }

    /// Everybody who plays, and of others who has paid before they went.
    private static List<String> payers(Entry entry, Till till) {
        var all = new ArrayList<String>(entry.withdrawn() ? List.of() : entry.players());
        till.paid().keySet().stream()
                .filter(payer -> payer.entry().equals(entry.id()))
                .map(Till.Payer::player)
                .filter(player -> !all.contains(player))
                .forEach(all::add);
        return all.stream().distinct().toList();
    }

    private static TillPage.Line line(
            Entry entry,
            String player,
            Optional<Integer> paid,
            Fees fees,
            Roster roster,
            Words words) {
        String rate = "";
        for (var one : Rate.values()) {
            if (rate.isEmpty() && paid.isPresent() && one.of(fees).equals(paid)) {
                rate = one.name();
            }
        }
        return new TillPage.Line(
                entry.id().value(),
                roster.number(entry.id()).map(one -> one.id()).orElse(""),
                player,
                paid.map(amount -> Money.of(amount, fees, words)).orElse(""),
                rate);
    }

    /// Whole units: what is left over of a shared prize stays in the till.
    private static List<TillPage.Won> won(EventVisit event, TournamentView view, Roster roster) {
        var ranking = view.standing().ranking();
        var till = view.particulars().till();
        if (ranking.isEmpty()) {
            return List.of();
        }
        var grades = GradeLines.grades(event.plan(), roster);
        var won =
                till.once()
                        ? Winnings.once(ranking.get(), grades, till.prizes())
                        : Winnings.of(ranking.get(), grades, till.prizes());
        return won.stream()
                .map(one ->
                        new TillPage.Won(
                                list(ranking.get(), one, event.words()),
                                one.place(),
                                roster.name(one.contestant()),
                                Money.of(
                                        one.amount().rounded(0, RoundingMode.FLOOR).longValue(),
                                        till.fees(),
                                        event.words())))
                .toList();
    }

    private static String list(Ranking ranking, Winnings.Won won, Words words) {
        if (won.stratum() > 0) {
            return words.get("ev.stratum", GradeLines.letter(won.stratum()));
        }
        var list = ranking.lists().get(won.list());
        return RankingLines.caption(list.section(), list.side(), words);
    }

    private void fees(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        String unit = visit.param("unit").replaceAll("\\p{Cntrl}", " ").strip();
        if (unit.length() > LONGEST_UNIT) {
            throw Sorry.unclear("unclear.long", LONGEST_UNIT);
        }
        int full = visit.has("full") ? visit.number("full", 0, Fees.MOST) : 0;
        int reduced = visit.has("reduced") ? visit.number("reduced", 0, Fees.MOST) : full;
        if (reduced > full) {
            throw Sorry.unclear("ev.unclear.reduced");
        }
        event.direct("", new Act.SetFees(new Fees(unit, full, reduced)));
        event.done(event.path("/console/till"));
    }

    /// To tick twice is to tick once.
    private void pay(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var till = event.asDirector().state().particulars().till();
        var entry = new EntryId(visit.number("entry", 1, Integer.MAX_VALUE));
        var rate = visit.oneOf("rate", Rate.values(), "ev.unclear.deed");
        var payer = new Till.Payer(entry, visit.param("player"));
        var amount = rate.of(till.fees());
        if (!Optional.ofNullable(till.paid().get(payer)).equals(amount)) {
            event.direct("", new Act.Pay(entry, payer.player(), amount));
        }
        event.done(event.path("/console/till"));
    }

    private void prizes(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        String text = visit.lines("prizes");
        if (text.length() > LONGEST_LIST) {
            throw Sorry.unclear("unclear.long", LONGEST_LIST);
        }
        var prizes = PrizeList.of(text);
        boolean once = visit.param("once").equals("yes");
        var till = event.asDirector().state().particulars().till();
        if (!till.prizes().equals(prizes) || till.once() == once) {
            event.direct("", new Act.SetPrizes(prizes));
        }
        if (till.once() != once) {
            event.direct("", new Act.LimitPrizes(once));
        }
        event.done(event.path("/console/till"));
    }
}
