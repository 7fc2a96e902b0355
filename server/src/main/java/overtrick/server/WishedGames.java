package overtrick.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.hall.CanHall;
import overtrick.cards.Seat;
import overtrick.company.wish.Games;
import overtrick.company.wish.Wanted;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.Terms;
import overtrick.house.terms.Strength;
import overtrick.page.Robots;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.social.AmongFriends;
import overtrick.social.Form;
import overtrick.social.SocialTerms;
import overtrick.systems.BiddingSystem;

/// The games of this club that can be wished for, and how their tables are laid.
record WishedGames(BridgeTables bridge, AmongFriends social, CanHall can) implements Games {

    private static final String DUPLICATE = "duplicate";
    private static final String RUBBER = "rubber";
    private static final String CHICAGO = "chicago";
    private static final String CAN = "can";

    /// Partners first, then the other side.
    private static final List<Seat> SEATS = List.of(Seat.SOUTH, Seat.NORTH, Seat.WEST, Seat.EAST);

    @Override
    public List<String> words() {
        return List.of(DUPLICATE, RUBBER, CHICAGO, CAN);
    }

    @Override
    public Optional<String> system(String agreed, Locale language) {
        String name = agreed.split(":", 2)[0];
        return BiddingSystem.isKnown(name)
                ? Optional.of(bridge.readings().title(agreed, language))
                : Optional.empty();
    }

    @Override
    public TableId lay(Wanted wanted, List<Member.Person> players) {
        var agreements =
                wanted.system().isEmpty() ? Agreements.STANDARD : Agreements.both(wanted.system());
        return switch (wanted.game()) {
            case RUBBER ->
                    lay(
                            social.tables(),
                            social(new Form.Rubber(RubberTerms.USUAL), agreements, wanted),
                            players);
            case CHICAGO ->
                    lay(
                            social.tables(),
                            social(new Form.Chicago(ChicagoTerms.CLASSIC), agreements, wanted),
                            players);
            case CAN -> lay(can.can(), can(wanted), players);
            default ->
                    lay(
                            bridge.duplicate(),
                            new DuplicateTerms(
                                    plan(players), agreements, Set.of(), wanted.robots()),
                            players);
        };
    }

    private static SocialTerms social(Form form, Agreements agreements, Wanted wanted) {
        return new SocialTerms(
                form, Seat.SOUTH, agreements, Optional.empty(), Set.of(), wanted.robots());
    }

    private static CanTerms can(Wanted wanted) {
        boolean simple = wanted.robots().filter(Strength.THUMB::equals).isPresent();
        return new CanTerms(
                CanRules.CLUB,
                Ceremony.HOUSE,
                simple ? CanStrength.RULES : CanStrength.SEARCH,
                false);
    }

    /// The boards of the house, where all of them have still some to play.
    private BoardPlan plan(List<Member.Person> players) {
        return bridge.boardSets()
                .house()
                .filter(set -> players.stream().allMatch(one -> bridge.hasBoardFor(set, one.id())))
                .<BoardPlan>map(set -> new BoardPlan.FromSet(set.id(), set.name()))
                .orElseGet(BoardPlan.Dealt::new);
    }

    private static <C> TableId lay(
            GameTables<C, ?> tables, Terms terms, List<Member.Person> players) {
        var words = Words.in(Words.LANGUAGES.getFirst());
        var first = players.getFirst();
        var table = tables.open(first, words.get("table.of", first.name()), terms);
        var seats = new ArrayList<>(SEATS);
        for (var player : players) {
            var _ = tables.send(table, player, new Sit<C>(seats.removeFirst()));
        }
        if (!seats.isEmpty()) {
            tables.fill(table, first, Robots.at(terms, words));
        }
        return table;
    }
}
