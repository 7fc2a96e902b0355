package overtrick.boards.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Cause.Beside;
import overtrick.boards.account.Chance;
import overtrick.boards.account.Table;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.solver.analysis.Par;
import overtrick.systems.Meant;
import overtrick.systems.hand.Hand;

/// What is said of contracts and of the calls that led to them.
record ContractWords(Sides sides, Side side, Readings readings, Words words) {

    /// Calls of one player that are counted in words.
    private static final int COUNTED = 8;

    private static final int ALL = 100;

    /// Where the auctions part, with what each call shows by its system.
    String parting(Auctions auctions) {
        int place = auctions.place();
        var auction = sides.here().auction();
        var caller = auction.caller(place);
        int number = place / 4 + 1;
        String which =
                words.get("decided.nth." + (number > COUNTED ? "later" : String.valueOf(number)));
        return words.get(
                "decided.parting",
                sides.whose(Table.HERE, caller),
                which,
                call(sides.here(), place),
                call(sides.board(Table.THERE), place));
    }

    /// `2♦ (6–9 points, 5+ ♦)`; of a pass nothing but that.
    String call(FinishedBoard board, int place) {
        Call call = board.auction().calls().get(place);
        if (call instanceof Word word) {
            String said = words.get("decided.call." + word.code());
            return word == Word.PASS ? said : explained(board, place, said);
        }
        return explained(board, place, words.symbols(call));
    }

    private String explained(FinishedBoard board, int place, String call) {
        String brief = words.systems().brief(meant(board, place));
        String had = lacks(board, place);
        if (had.isEmpty()) {
            return words.get("decided.explained", call, brief);
        }
        var table = board.equals(sides.here()) ? Table.HERE : Table.THERE;
        String who = sides.who(table, board.auction().caller(place));
        return words.get("decided.explained.had", call, brief, who, had);
    }

    /// What a call shows.
    Meant meant(FinishedBoard board, int place) {
        return readings.of(board.agreements(), board.auction(), board.board().vulnerability())
                .calls()
                .get(place);
    }

    /// What the caller had in place of what the call shows; empty when it is as told, or a pass.
    String lacks(FinishedBoard board, int place) {
        if (board.auction().calls().get(place) == Word.PASS) {
            return "";
        }
        var hand = Hand.of(board.board().deal().hand(board.auction().caller(place)));
        return words.systems().lacks(meant(board, place), hand);
    }

    /// To which contracts the auctions led, and what became of those.
    String led(Auctions auctions) {
        String here = contract(sides.here());
        String there = contract(sides.board(Table.THERE));
        String ours = goes(sides.here(), auctions.here());
        String theirs = goes(sides.board(Table.THERE), auctions.there());
        boolean named = symbols(sides.here()).equals(symbols(sides.board(Table.THERE)));
        if (named && ours.equals(theirs) && !auctions.alike()) {
            return words.get("decided.led.even", here, there, ours);
        }
        return words.get(
                auctions.alike() ? "decided.led.alike" : "decided.led",
                here,
                there,
                words.get("decided.goes", named ? here : symbols(sides.here()), ours),
                words.get(
                        "decided.goes", named ? there : symbols(sides.board(Table.THERE)), theirs));
    }

    private String symbols(FinishedBoard board) {
        return BoardPage.contract(board)
                .map(words::symbols)
                .orElseGet(() -> words.get("decided.passedout"));
    }

    /// How good the contracts were to their declarers; empty where that is not known.
    Optional<String> chances(Function<Table, Optional<Chance>> chance) {
        var here = chance.apply(Table.HERE).filter(found -> found.layouts() >= SlipWords.ENOUGH);
        var there = chance.apply(Table.THERE).filter(found -> found.layouts() >= SlipWords.ENOUGH);
        if (here.isPresent() && here.map(Chance::made).equals(there.map(Chance::made))) {
            return Optional.of(here.get().made())
                    .filter(made -> made < ALL)
                    .map(made -> words.get("decided.chances.even", made));
        }
        if (here.isPresent() && there.isPresent()) {
            return Optional.of(
                    words.get(
                            "decided.chances",
                            at(Table.HERE),
                            here.get().made(),
                            at(Table.THERE),
                            there.get().made()));
        }
        return here.map(found -> chance(Table.HERE, found))
                .or(() -> there.map(found -> chance(Table.THERE, found)));
    }

    private String chance(Table table, Chance chance) {
        return words.get("decided.chance", at(table), chance.made(), chance.layouts());
    }

    private String at(Table table) {
        String contract = contract(sides.board(table));
        return words.get(table == Table.HERE ? "decided.at.here" : "decided.at.there", contract);
    }

    /// The contract at both tables.
    String same() {
        return words.get("decided.same", contract(sides.here()));
    }

    /// What the contract here is worth beside what both sides can hold.
    String beside(Beside beside, Par par) {
        return words.get(
                "decided.beside",
                best(par),
                words.signed(par.points(side)),
                words.name(side),
                contract(sides.here()),
                goes(sides.here(), beside.here()));
    }

    /// The contracts that lead to par, each with its declarer.
    private String best(Par par) {
        List<Played> results = par.results();
        return results.isEmpty()
                ? words.get("decided.passedout")
                : results.stream()
                        .map(played -> contract(played.contract()))
                        .distinct()
                        .collect(Collectors.joining(" " + words.get("decided.or") + " "));
    }

    private String contract(FinishedBoard board) {
        return BoardPage.contract(board)
                .map(this::contract)
                .orElseGet(() -> words.get("decided.passedout"));
    }

    private String contract(Contract contract) {
        return words.get(
                "decided.contract", words.symbols(contract), words.name(contract.declarer()));
    }

    /// `goes 2 down (+200)`.
    private String goes(FinishedBoard board, int tricks) {
        var contract = BoardPage.contract(board);
        if (contract.isEmpty()) {
            return words.get("decided.goes.out");
        }
        int over = tricks - contract.get().bid().tricks();
        String points = words.signed(points(board, contract.get(), tricks));
        if (over == 0) {
            return words.get("decided.goes.just", points);
        }
        return words.count(
                over > 0 ? "decided.goes.over" : "decided.goes.down", Math.abs(over), points);
    }

    /// Points of the contract to the side, with so many tricks.
    int points(FinishedBoard board, Contract contract, int tricks) {
        return new Played(contract, tricks).points(side, board.board().vulnerability());
    }
}
