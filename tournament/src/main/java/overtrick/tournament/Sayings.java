package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.AMOUNT_DOES_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.NOTHING_NEW;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_AT_THIS_TABLE;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_ENTRY;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_PLAYER;
import static overtrick.tournament.TournamentRefusal.Reason.PLAYERS_DO_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.RESULTS_MISSING;

import java.util.HashSet;
import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Lead;
import overtrick.tournament.session.LineUp;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Till;

/// What may be said beside the score: leads, who sits where, whose hands lie in the boards, and who
/// has paid.
final class Sayings {

    /// Who sit on one side of a table.
    private static final int PARTNERS = 2;

    private Sayings() {}

    static Optional<TournamentRefusal> ask(Session now, Act.Ask act) {
        return NOTHING_NEW.unless(now.particulars().told().asks(act.question()) != act.asked());
    }

    static Optional<TournamentRefusal> useHands(Session now, boolean used) {
        return NOTHING_NEW.unless(!now.particulars().used().equals(Optional.of(used)));
    }

    /// Who sat at the table tells it when the board has a result with a contract. A card that the
    /// leader does not hold is taken too, and told: the hands may be those that are wrong.
    static Optional<TournamentRefusal> lead(Session now, Attendee by, Act.TellLead act) {
        var slot = act.slot();
        boolean may =
                switch (by) {
                    case Attendee.Director _ -> true;
                    case Attendee.Player _ -> Evolution.side(now, slot, by).isPresent();
                    case Attendee.Outsider outsider -> outsider == Attendee.Outsider.HOUSE;
                };
        return Reports.place(now, slot)
                .or(() -> NOT_AT_THIS_TABLE.unless(may))
                .or(() -> RESULTS_MISSING.unless(now.isIn(slot)))
                .or(() ->
                        NOTHING_NEW.unless(
                                now.outcome(slot).map(Lead::isPossible).orElse(true),
                                TournamentHint.NO_LEAD))
                .or(() ->
                        NOTHING_NEW.unless(
                                !now.particulars()
                                        .told()
                                        .lead(slot)
                                        .equals(Optional.of(act.card()))));
    }

    /// The entry's own players and the director say it. Whoever belongs elsewhere is told where.
    /// What is said last counts, also of two rooms of a team that name the same player.
    static Optional<TournamentRefusal> sit(Session now, Attendee by, Act.Sit act) {
        var place = new LineUp(act.entry(), act.table(), act.round());
        boolean own =
                by instanceof Attendee.Director
                        || (by instanceof Attendee.Player(var entry, _)
                                && entry.equals(act.entry()));
        var entry = now.entry(act.entry());
        if (entry.isEmpty()) {
            return NO_SUCH_ENTRY.because();
        }
        if (!own) {
            return NOT_AT_THIS_TABLE.because();
        }
        return sitsThere(now, entry.get(), act)
                .or(() -> strangers(now, entry.get(), act))
                .or(() ->
                        PLAYERS_DO_NOT_FIT.unless(
                                act.players().size() == PARTNERS
                                        && new HashSet<>(act.players()).size() == PARTNERS,
                                TournamentHint.PLAYERS_NAMED,
                                PARTNERS))
                .or(() ->
                        NOTHING_NEW.unless(
                                !now.particulars().told().lineUp(place).equals(act.players())));
    }

    private static Optional<TournamentRefusal> sitsThere(Session now, Entry entry, Act.Sit act) {
        boolean there =
                now.floor(act.table().section())
                        .flatMap(floor ->
                                floor.at(act.round(), act.table().number())
                                        .flatMap(at -> floor.side(at, act.entry())))
                        .isPresent();
        return there
                ? Optional.empty()
                : NOT_AT_THIS_TABLE.because(where(now, entry, act.round(), entry.name()));
    }

    private static Sentence where(Session now, Entry entry, RoundNumber round, String name) {
        return now.floors()
                .flatMap(floor ->
                        floor.movement()
                                .in(round)
                                .filter(at -> floor.side(at, entry.id()).isPresent())
                                .map(at -> table(floor, at)))
                .findFirst()
                .map(table -> Sentence.of(TournamentHint.SITS_AT, name, table, round))
                .orElseGet(() -> Sentence.of(TournamentHint.SITS_OUT, name, round));
    }

    private static Section.Table table(Floor floor, Seating at) {
        return new Section.Table(floor.section(), at.table());
    }

    /// Somebody who is named there and plays for others is told where they belong.
    private static Optional<TournamentRefusal> strangers(Session now, Entry entry, Act.Sit act) {
        var own = entry.players(act.round());
        for (var player : act.players()) {
            if (!own.contains(player)) {
                return now.entries().values().stream()
                        .filter(one -> !one.withdrawn())
                        .filter(one -> one.players(act.round()).contains(player))
                        .findFirst()
                        .map(other ->
                                PLAYERS_DO_NOT_FIT.because(where(now, other, act.round(), player)))
                        .orElseGet(() ->
                                NO_SUCH_PLAYER.because(
                                        TournamentHint.PLAYERS_ARE, String.join(", ", own)));
            }
        }
        return Optional.empty();
    }

    /// Also somebody who has gone again gets their money back.
    static Optional<TournamentRefusal> pay(Session now, Act.Pay act) {
        var entry = Optional.ofNullable(now.entries().get(act.entry()));
        if (entry.isEmpty()) {
            return NO_SUCH_ENTRY.because();
        }
        var paid = now.particulars().till().paid().get(new Till.Payer(act.entry(), act.player()));
        return NO_SUCH_PLAYER
                .unless(
                        paid != null || entry.get().names(act.player()),
                        TournamentHint.PLAYERS_ARE,
                        entry.get().people())
                .or(() ->
                        AMOUNT_DOES_NOT_FIT.unless(
                                act.amount().filter(one -> one < 0 || one > Fees.MOST).isEmpty()))
                .or(() -> NOTHING_NEW.unless(!act.amount().equals(Optional.ofNullable(paid))));
    }
}
