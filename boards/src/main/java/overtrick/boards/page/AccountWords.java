package overtrick.boards.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.boards.account.Account;
import overtrick.boards.account.Cause;
import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Cause.Beside;
import overtrick.boards.account.Cause.Claimed;
import overtrick.boards.account.Cause.Slip;
import overtrick.boards.account.Chance;
import overtrick.boards.account.Judgement;
import overtrick.boards.account.Step;
import overtrick.boards.account.Table;
import overtrick.boards.page.AccountPart.Again;
import overtrick.boards.page.AccountPart.Line;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.solver.analysis.Par;

/// An [Account] in sentences: what decided it first, with its share of the IMPs, then the rest, so
/// that all of it is accounted for; and each step by itself.
///
/// @param account seen from the viewer's side
/// @param better a card that gives nothing away in place of one that did
/// @param judged what a card was worth to who played it
/// @param chance of a contract, as its declarer saw it
/// @param par where nobody else has played the board
/// @param with which other table is meant, as addresses say it; empty for the usual one
record AccountWords(
        Account account,
        Sides sides,
        Function<Slip, Optional<String>> better,
        Function<Slip, Optional<Judgement>> judged,
        Function<Table, Optional<Chance>> chance,
        Optional<Par> par,
        String with,
        Readings readings,
        Words words) {

    private ContractWords contracts() {
        return new ContractWords(sides, account.side(), readings, words);
    }

    private SlipWords slips() {
        return new SlipWords(sides, words);
    }

    /// All of it.
    ///
    /// @param head with whom the board is compared, where that is not said already
    AccountPart part(Optional<String> head) {
        var named = account.named();
        return new AccountPart(
                head,
                sentence(named),
                known(named),
                account.steps().stream()
                        .filter(step -> step.points() != 0)
                        .map(this::line)
                        .toList(),
                words.signed(account.points()),
                words.signed(account.imps()),
                account.evened() > 0,
                named.stream().findFirst().flatMap(step -> again(step.cause())),
                words);
    }

    private String sentence(List<Step> named) {
        if (account.points() == 0) {
            return words.get(sides.there().isPresent() ? "decided.flat" : "decided.par");
        }
        var said = new ArrayList<String>();
        opening(named).ifPresent(said::add);
        named.forEach(step -> said.add(words.get("decided.share", clause(step), share(step))));
        if (account.rest() != 0) {
            said.add(
                    words.get(
                            "decided.rest",
                            account.imps() == 0 ? points(account.rest()) : imps(account.rest())));
        }
        return String.join(" ", said);
    }

    /// What could be known of what decided it, and that other things happened besides.
    private Optional<String> known(List<Step> named) {
        if (named.isEmpty()) {
            return Optional.empty();
        }
        var said = new ArrayList<String>();
        single(named.getFirst().cause()).ifPresent(said::add);
        if (account.evened() > 0 && account.atOnce() == 1) {
            said.add(words.get("decided.even"));
        }
        return Optional.of(String.join(" ", said)).filter(text -> !text.isEmpty());
    }

    /// The contracts, where no step that is named tells of them.
    private Optional<String> opening(List<Step> named) {
        if (sides.there().isEmpty()) {
            return named.stream().anyMatch(step -> step.cause() instanceof Beside)
                    ? Optional.empty()
                    : Optional.of(words.get("decided.reached"));
        }
        if (named.stream().anyMatch(step -> step.cause() instanceof Auctions)) {
            return Optional.empty();
        }
        return account.steps().stream()
                .map(Step::cause)
                .filter(Auctions.class::isInstance)
                .map(Auctions.class::cast)
                .findFirst()
                .map(parted -> words.get("decided.whole", contracts().led(parted)))
                .or(() -> Optional.of(contracts().same()));
    }

    private String clause(Step step) {
        return switch (step.cause()) {
            case Auctions parted ->
                    contracts().parting(parted)
                            + new BidderWords(contracts(), parted, chance).all()
                            + " "
                            + words.get("decided.so", contracts().led(parted));
            case Beside beside -> contracts().beside(beside, par.orElseThrow());
            case Slip slip -> slips().clause(slip, better.apply(slip));
            case Claimed claimed -> slips().clause(claimed);
        };
    }

    /// `−5 of −6 IMPs`; of steps that go both ways each with its own sign alone.
    private String share(Step step) {
        if (account.imps() == 0) {
            return points(step.points());
        }
        if (step.imps() == account.imps()) {
            return imps(step.imps());
        }
        boolean oneWay =
                account.steps().stream().allMatch(each -> each.imps() * account.imps() >= 0);
        return oneWay
                ? words.get("decided.of", words.signed(step.imps()), imps(account.imps()))
                : imps(step.imps());
    }

    private String points(int points) {
        return words.get("decided.points", words.signed(points));
    }

    private String imps(int imps) {
        return words.count("imps", imps, words.signed(imps));
    }

    private Line line(Step step) {
        String text = words.get("decided.whole", clause(step));
        return new Line(
                single(step.cause()).map(more -> text + " " + more).orElse(text),
                words.signed(step.points()),
                words.signed(step.imps()),
                again(step.cause()));
    }

    /// What could be known at the table, beside what all four hands tell.
    private Optional<String> single(Cause cause) {
        return switch (cause) {
            case Slip slip ->
                    judged.apply(slip)
                            .filter(found -> found.layouts() >= SlipWords.ENOUGH)
                            .map(found -> slips().judged(slip, found));
            case Auctions _ -> contracts().chances(chance);
            case Beside _, Claimed _ -> Optional.empty();
        };
    }

    /// Where it can be tried otherwise.
    private Optional<Again> again(Cause cause) {
        return switch (cause) {
            case Auctions(int place, _, _, _) -> Optional.of(new Again("call", place, ""));
            case Slip slip -> Optional.of(new Again("card", slip.place(), of(slip.table())));
            case Beside _, Claimed _ -> Optional.empty();
        };
    }

    private String of(Table table) {
        return table == Table.HERE ? "" : with.isEmpty() ? Opposite.USUAL : with;
    }
}
