package overtrick.server;

import java.util.List;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.ContestTable;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.contest.Standing;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Sha256;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.laid.LaidGame;

/// Bài Càn whose deals are laid for everybody alike. Each stands for itself, as in a contest.
///
/// @param robots how well they play
record LaidCan(CanHall hall, CanStrength robots) implements LaidGame {

    private static final CanRules RULES = Contests.ofRound(CanRules.CLUB);

    @Override
    public String word() {
        return "can";
    }

    @Override
    public String home() {
        return "vi";
    }

    @Override
    public int ofDay() {
        return 1;
    }

    @Override
    public boolean hasImps() {
        return false;
    }

    /// The packs follow from the key, and so its SHA-256 binds the house to all of them.
    @Override
    public List<String> lay(String code, int deals, String key) {
        return List.of(Sha256.hex(key));
    }

    @Override
    public boolean packs() {
        return true;
    }

    private CanTerms terms(String code, int deals) {
        return new CanTerms(
                RULES, Ceremony.HOUSE, robots, false, Optional.of(ContestTable.laid(code, deals)));
    }

    @Override
    public TableId open(Member.Person by, String code, int deals, boolean alone) {
        return LaidTables.open(hall.can(), by, terms(code, deals), alone);
    }

    @Override
    public TableId robots(String code, int deals) {
        return LaidTables.robots(hall.can(), terms(code, deals));
    }

    @Override
    public List<Played> played(TableId table) {
        return hall.canHistory().match(table, 1).stream()
                .flatMap(match -> match.story().deals().stream())
                .map(deal -> played(table, deal))
                .toList();
    }

    private static Played played(TableId table, PlayedDeal deal) {
        var score = Standing.score(deal, Side.NORTH_SOUTH, RULES);
        return new Played(
                score.compared(),
                score.points(),
                words -> told(deal, Speech.of(words)),
                "/tables/%s/matches/1/deals/%d".formatted(table.code(), deal.number()));
    }

    /// Who played what, and what came of it.
    private static String told(PlayedDeal deal, Speech speech) {
        var all = DealWords.of(deal, RULES, speech);
        String end = all.goal().map(goal -> all.title() + " · " + goal).orElse(all.title());
        return all.contract().isEmpty() ? end : all.contract() + " · " + end;
    }

    @Override
    public Optional<Side> side(PersonId person, TableId table, int deal) {
        return hall.canHistory().seat(person, table, 1).map(Seat::side);
    }
}
