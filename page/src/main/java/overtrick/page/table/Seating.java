package overtrick.page.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableView;
import overtrick.page.Called;
import overtrick.page.Words;

/// Who sits where at a table, seen from the viewer's side of it, and what they may do about it.
public record Seating(TableId id, TableView<?> table, Words words) {

    private static final String[] PLACES = {"bottom", "left", "top", "right"};

    /// The seat nearest to the viewer: their own, or South for those who watch.
    public Seat bottom() {
        return table.seat().orElse(Seat.SOUTH);
    }

    /// The seats in the order in which a page draws them: top, left, right, bottom.
    public List<Seat> seats() {
        var bottom = bottom();
        return List.of(bottom.plus(2), bottom.plus(1), bottom.plus(3), bottom);
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return place(bottom(), seat);
    }

    /// Where a seat lies on the page of somebody who has `bottom` before them.
    public static String place(Seat bottom, Seat seat) {
        return PLACES[bottom.placesTo(seat)];
    }

    /// The viewer, as far as the table knows them: whoever sits there or is on their way.
    Optional<PersonId> viewer() {
        return table.viewer();
    }

    public boolean isSeated() {
        return table.seat().isPresent();
    }

    public boolean isMine(Seat seat) {
        return table.seat().equals(Optional.of(seat));
    }

    /// Who sits where, by the names shown.
    public Map<Seat, String> names() {
        var names = new EnumMap<Seat, String>(Seat.class);
        table.chairs()
                .forEach((seat, taken) ->
                        names.put(seat, Called.in(words, taken.occupant().name())));
        return names;
    }

    /// The plate of a seat.
    ///
    /// @param gathering whether the game has still to begin: a robot may be sent away then
    public Plate plate(Seat seat, boolean gathering) {
        var chair = table.chair(seat);
        return new Plate(
                words, id.code(), seat, chair, isMine(seat), offers(seat, chair, gathering));
    }

    private Plate.Offers offers(Seat seat, Optional<Chair> chair, boolean gathering) {
        boolean robot =
                chair.filter(taken -> taken.occupant() instanceof Occupant.Robot).isPresent();
        if (table.terms().hosted() || !isPlayedAt(seat)) {
            return new Plate.Offers(false, false, false);
        }
        boolean promised = table.door().bookings().containsKey(seat);
        boolean comes =
                table.viewer().flatMap(table.door()::bookedBy).isPresent()
                        || table.viewer().filter(table.door().commentary()::isChosen).isPresent();
        return new Plate.Offers(
                !isSeated() && !comes && !promised && (chair.isEmpty() || robot),
                isSeated() && chair.isEmpty(),
                isSeated() && robot && gathering);
    }

    /// Whether somebody sits there, or may: one chair is vacant where three play.
    private boolean isPlayedAt(Seat seat) {
        return table.chair(seat).isPresent()
                || (table.terms().seats().contains(seat)
                        && table.chairs().size() < table.terms().seats().size());
    }

    /// What may be done at every table.
    public Manners manners() {
        boolean owner = viewer().isPresent() && viewer().equals(table.door().owner());
        return new Manners(
                words,
                id.code(),
                isSeated(),
                table.isSittingOut(),
                table.seat().flatMap(table::chair).filter(Chair::relieved).isPresent(),
                owner ? Optional.of(table.pace()) : Optional.empty(),
                table.isAlone(),
                table.terms().hosted());
    }

    /// Who may come, who is on their way, and who looks on.
    public PeoplePart people() {
        return PeoplePart.of(this);
    }

    /// How others come to the table.
    public Invite invite() {
        boolean free = !table.chairs().keySet().containsAll(table.terms().seats());
        return new Invite(words, id.code(), isSeated() && free);
    }

    /// What has been said, as far as the viewer may hear it.
    public ChatPart chat() {
        return new ChatPart(TalkBeside.called(table.chat(), words));
    }

    /// How the table is called.
    public String title() {
        return Called.in(words, table.name());
    }
}
