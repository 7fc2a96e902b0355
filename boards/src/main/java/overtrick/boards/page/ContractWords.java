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

/// What is said of contracts and of the calls that led to them.
record ContractWords(Sides sides, Side side, Readings readings, Words words) {

    /// Calls of one player that are counted in words.
    private static final int COUNTED = 8;

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
    private String call(FinishedBoard board, int place) {
        Call call = board.auction().calls().get(place);
        if (call instanceof Word word) {
            String said = words.get("decided.call." + word.code());
            return word == Word.PASS ? said : explained(board, place, said);
        }
        return explained(board, place, words.symbols(call));
    }

    private String explained(FinishedBoard board, int place, String call) {
        var read =
                readings.of(board.agreements(), board.auction(), board.board().vulnerability())
                        .calls();
        return words.get("decided.explained", call, words.systems().brief(read.get(place)));
    }

    /// To which contracts the auctions led, and what those were worth.
    String led(Auctions auctions) {
        String here = contract(sides.here());
        String there = contract(sides.board(Table.THERE));
        String ours = worth(sides.here(), auctions.here());
        String theirs = worth(sides.board(Table.THERE), auctions.there());
        if (ours.equals(theirs)) {
            return words.get("decided.led.even", here, there, ours);
        }
        return words.get(
                auctions.alike() ? "decided.led.alike" : "decided.led", here, there, ours, theirs);
    }

    /// How good the contracts were to their declarers; empty where that is not known.
    Optional<String> chances(Function<Table, Optional<Chance>> chance) {
        var here = chance.apply(Table.HERE);
        var there = chance.apply(Table.THERE);
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
                worth(sides.here(), beside.here()));
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

    private String worth(FinishedBoard board, int tricks) {
        Optional<Contract> contract = BoardPage.contract(board);
        if (contract.isEmpty()) {
            return words.signed(0);
        }
        int points = new Played(contract.get(), tricks).points(side, board.board().vulnerability());
        return words.count("decided.worth", tricks, words.signed(points));
    }
}
