package overtrick.web.social;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Side;
import overtrick.club.social.Form;
import overtrick.club.social.Standing;
import overtrick.club.social.Tally;
import overtrick.web.Words;

/// The score sheet as players draw it.
///
/// @param ours the side on the left
public record SheetPart(Words words, Form form, Tally tally, Side ours) {

    /// Points below the line towards one game, the older first.
    ///
    /// @param won whether the game is complete
    public record Game(List<Entry<Side>> ours, List<Entry<Side>> theirs, boolean won) {}

    /// A line of the back score.
    public record Line(int number, int ours, int theirs, int units) {}

    static SheetPart of(SocialPage page) {
        return new SheetPart(page.words(), page.form(), page.tally(), page.ours());
    }

    public String title() {
        return words.get("social.form." + form.code());
    }

    public List<Side> sides() {
        return List.of(ours, ours.other());
    }

    /// The sheet of two columns; empty where deals stand one by one.
    public Optional<Sheet<Side>> sheet() {
        return switch (tally.now()) {
            case Standing.Rubber rubber -> Optional.of(rubber.score().sheet());
            case Standing.Chicago chicago -> Optional.of(chicago.score().sheet());
            case Standing.Party _ -> Optional.empty();
        };
    }

    /// Above the line, the newest first: it is written upwards.
    public List<Entry<Side>> above(Side side) {
        var entries = new ArrayList<Entry<Side>>();
        sheet().stream()
                .flatMap(sheet -> sheet.entries().stream())
                .filter(entry -> !entry.below() && entry.column() == side)
                .forEach(entries::add);
        Collections.reverse(entries);
        return entries;
    }

    /// The games below the line; a line is drawn under each that is won.
    public List<Game> games() {
        var sheet = sheet().orElseThrow();
        var games = new ArrayList<Game>();
        int after = 0;
        for (int line : sheet.lines()) {
            games.add(game(sheet, after, line, true));
            after = line;
        }
        boolean open = tally.now() instanceof Standing.Chicago || !tally.now().isOver();
        if (open) {
            games.add(game(sheet, after, Integer.MAX_VALUE, false));
        }
        return games;
    }

    private Game game(Sheet<Side> sheet, int after, int upTo, boolean won) {
        return new Game(
                below(sheet, ours, after, upTo), below(sheet, ours.other(), after, upTo), won);
    }

    private static List<Entry<Side>> below(Sheet<Side> sheet, Side side, int after, int upTo) {
        return sheet.entries().stream()
                .filter(entry -> entry.below() && entry.column() == side)
                .filter(entry -> entry.deal() > after && entry.deal() <= upTo)
                .toList();
    }

    public String reason(Entry<Side> entry) {
        return words.get("social.reason." + entry.reason());
    }

    /// The deals of a party, in order.
    public List<PartyDeal> deals() {
        return tally.now() instanceof Standing.Party party ? party.score().deals() : List.of();
    }

    /// IMPs of a deal in the view of the side on the left.
    public int imps(PartyDeal deal) {
        return ours == Side.NORTH_SOUTH ? deal.imps() : -deal.imps();
    }

    /// The score of a deal in the view of the side on the left.
    public int scored(PartyDeal deal) {
        return ours == Side.NORTH_SOUTH ? deal.northSouth() : -deal.northSouth();
    }

    public int total(Side side) {
        return tally.now().total(side);
    }

    /// `We have a game and are vulnerable`, or how many deals are left; empty when nothing is to be
    /// said.
    public String state() {
        return switch (tally.now()) {
            case Standing.Rubber rubber ->
                    words.get(
                            "social.state.rubber",
                            rubber.score().sheet().games(ours),
                            rubber.score().sheet().games(ours.other()));
            case Standing.Chicago chicago ->
                    words.get("social.state.chicago", chicago.score().deals());
            case Standing.Party party ->
                    words.get("social.state.party", party.score().deals().size(), party.deals());
        };
    }

    /// The evening so far: a line for each game that came to its end.
    public List<Line> evening() {
        var lines = new ArrayList<Line>();
        for (var one : tally.all()) {
            if (one.isOver()) {
                int units = ours == Side.NORTH_SOUTH ? one.units() : -one.units();
                lines.add(
                        new Line(
                                lines.size() + 1, one.total(ours), one.total(ours.other()), units));
            }
        }
        return lines;
    }

    public int balance() {
        return tally.balance(ours);
    }
}
