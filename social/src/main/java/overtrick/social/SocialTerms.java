package overtrick.social;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.sitting.Draw;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.bridgetable.duplicate.Plate;
import overtrick.cards.Seat;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.stake.Stake;

/// What was agreed for a table at which bridge is played among friends.
///
/// @param first who deals first
/// @param draw how cards are drawn for partners, seats and the first deal; empty where people sit
///   as they came
/// @param customs what is wanted beside the game
/// @param robots how well they play their cards; empty: as those of the house do
/// @param laid the deals where they are laid for everybody alike; empty where they are dealt
public record SocialTerms(
        Form form,
        Seat first,
        Agreements agreements,
        Optional<Draw.Cut> draw,
        Set<Custom> customs,
        Optional<Strength> robots,
        Optional<BoardPlan.Laid> laid)
        implements BridgeTerms {

    public SocialTerms {
        customs = Set.copyOf(customs);
        draw = draw.filter(_ -> form.seats().size() == Seat.values().length);
    }

    /// Where people sit as they came.
    public SocialTerms(Form form, Seat first, Agreements agreements) {
        this(form, first, agreements, Optional.empty());
    }

    /// With nothing beside the game.
    public SocialTerms(Form form, Seat first, Agreements agreements, Optional<Draw.Cut> draw) {
        this(form, first, agreements, draw, Set.of(), Optional.empty());
    }

    /// With deals of the table's own.
    public SocialTerms(
            Form form,
            Seat first,
            Agreements agreements,
            Optional<Draw.Cut> draw,
            Set<Custom> customs,
            Optional<Strength> robots) {
        this(form, first, agreements, draw, customs, robots, Optional.empty());
    }

    /// A rubber with the usual house rules.
    public static final SocialTerms USUAL =
            new SocialTerms(new Form.Rubber(RubberTerms.USUAL), Seat.SOUTH, Agreements.STANDARD);

    @Override
    public BoardPlan plan() {
        return laid.<BoardPlan>map(deals -> deals).orElseGet(BoardPlan.Dealt::new);
    }

    @Override
    public boolean bySystem() {
        return form.ofContract();
    }

    /// Chicago and party have boards with a number, a rubber has deals; vulnerability is of
    /// contract by four alone, where partners are vulnerable together (bridge.md §§7, 11.7).
    @Override
    public Plate plate() {
        return switch (form) {
            case Form.Chicago _, Form.Party _ -> Plate.BOARD;
            case Form.Rubber _ -> Plate.DEAL;
            case Form.Auction _,
                    Form.DuplicateAuction _,
                    Form.BridgeWhist _,
                    Form.Whist _,
                    Form.CutThroat _ ->
                    Plate.PLAIN;
        };
    }

    @Override
    public Stake stake() {
        return form.stake(form.scorer(first).start().now());
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    @Override
    public Set<Seat> seats() {
        return form.seats();
    }

    /// The terms of a table of social bridge.
    public static SocialTerms of(TableView<?> table) {
        return (SocialTerms) table.terms();
    }
}
