package overtrick.teaching.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.dealing.run.Printer;
import overtrick.dealing.run.Run;
import overtrick.dealing.run.Settings;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.run.Swaps;
import overtrick.dealing.script.Script;
import overtrick.solver.SearchCancelledException;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.teaching.situation.Dealt;

/// Deals of a script that the robots of a system bid as its filter wants. A deal follows from the
/// script, the system and its number, unless it was cut short.
///
/// @param late when to be content with a deal that was found, although robots bid otherwise
/// @param enough ends a script that finds nothing
public record ScriptDeals(
        OwnScript script, BiddingSystem system, BooleanSupplier late, BooleanSupplier enough) {

    /// Deals of the script whose auctions are looked at for one that is practised.
    public static final int TRIES = 40;

    private static final int GENERATED = 20_000_000;

    /// Before a type of hand is given up that hardly ever comes.
    private static final int GENERATED_FOR_TYPE = 1_000_000;

    private static final int SLICE = 5_000;

    /// A deal that was found.
    ///
    /// @param filtered whether the robots bid it as the filter wants
    /// @param looked at how many deals it was looked
    public record Found(Dealt dealt, boolean filtered, int looked) {}

    /// Deals that are looked for as long as it takes, up to an end.
    public ScriptDeals(OwnScript script, BiddingSystem system, BooleanSupplier enough) {
        this(script, system, () -> false, enough);
    }

    /// The deal of a number; empty when the script finds none.
    ///
    /// @throws overtrick.dealing.script.DivisionByZero when a deal makes the script divide by
    ///   nothing
    @SuppressWarnings(
            "ReferenceEquality") // whether it is that very script, not one that reads alike
    public Optional<Found> deal(int number) {
        var turn = script.turn(number);
        var found = deal(number, turn, turn == script.script() ? GENERATED : GENERATED_FOR_TYPE);
        boolean whole = turn == script.script() || enough.getAsBoolean();
        return found.isPresent() || whole ? found : deal(number, script.script(), GENERATED);
    }

    private Optional<Found> deal(int number, Script turn, int generated) {
        var run = run(number, turn, generated);
        var taken = new ArrayList<Deal>();
        run.tell((_, deal) -> taken.add(deal));
        var start = new Heard(start(number));
        int looked = 0;
        boolean more = true;
        try {
            while (more && looked < TRIES && !isEnough(taken)) {
                more = run.advance(SLICE);
                int most = Math.min(TRIES, taken.size());
                for (; looked < most && (looked == 0 || !isEnough(taken)); looked++) {
                    if (fits(taken.get(looked), start)) {
                        return Optional.of(
                                new Found(dealt(taken.get(looked), number), true, looked + 1));
                    }
                }
            }
        } catch (SearchCancelledException cutShort) {
            // what was dealt is there
        }
        int all = looked;
        return taken.stream()
                .findFirst()
                .map(deal -> new Found(dealt(deal, number), script.filter().isEmpty(), all));
    }

    private boolean isEnough(List<Deal> taken) {
        return enough.getAsBoolean() || (!taken.isEmpty() && late.getAsBoolean());
    }

    private Run run(int number, Script turn, int generated) {
        var settings =
                new Settings(
                        31L * script.text().hashCode() + number,
                        Generator.DRAWN,
                        Swaps.NONE,
                        OptionalInt.of(TRIES),
                        OptionalInt.of(generated));
        return new Run(
                turn, settings, Printer.silent(turn), Optional.empty(), enough::getAsBoolean);
    }

    private Seat dealer() {
        return script.script().frame().dealer().orElse(Seat.NORTH);
    }

    private Vulnerability vulnerability(int number) {
        return script.script()
                .frame()
                .vulnerability()
                .or(script::vulnerability)
                .orElse(Vulnerability.values()[number % Vulnerability.values().length]);
    }

    /// An auction so far and what has followed it in other deals: they begin alike.
    private record Heard(Understanding now, Map<Call, Heard> next) {

        Heard(Understanding now) {
            this(now, new HashMap<>());
        }

        Heard after(Call call) {
            return next.computeIfAbsent(call, made -> new Heard(now.with(made)));
        }
    }

    private boolean fits(Deal deal, Heard start) {
        if (script.filter().isEmpty()) {
            return true;
        }
        try {
            var hands = Arrays.stream(Seat.values()).map(seat -> Hand.of(deal.hand(seat))).toList();
            var heard = start;
            while (!heard.now.auction().isOver()) {
                var turn = heard.now.auction().turn().orElseThrow();
                heard = heard.after(heard.now.choose(hands.get(turn.ordinal())).call());
            }
            return AuctionFilter.fits(script.filter().get(), heard.now.auction());
        } catch (FormatException silent) {
            return false;
        }
    }

    private Understanding start(int number) {
        return TwoSystems.both(system).start(dealer(), vulnerability(number));
    }

    private Dealt dealt(Deal deal, int number) {
        return new Dealt(script.name(), deal, List.of(start(number)), "");
    }
}
