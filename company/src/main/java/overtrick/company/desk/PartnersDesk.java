package overtrick.company.desk;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Belongings;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Store;

/// Somebody alone says that they look for a partner; others offer; an answer makes the pair.
public final class PartnersDesk {

    /// An offer to play with somebody.
    ///
    /// @param by who offers
    public record Offer(TournamentId event, PersonId by) {}

    /// How long an offer stands: until the evening is over.
    private static final Duration STANDS = Duration.ofDays(14);

    private static final String ADD =
            "INSERT INTO partner_offer (person, other, code, at) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String TO =
            "SELECT code, person FROM partner_offer WHERE other = ? AND at > ? ORDER BY at";
    private static final String DROP =
            "DELETE FROM partner_offer WHERE code = ? AND (person IN (?, ?) OR other IN (?, ?))";

    private final Store store;
    private final InstantSource clock;
    private final People people;
    private final Function<PersonId, Set<PersonId>> apart;
    private final Evenings evenings;

    /// @param apart whom somebody must not meet
    public PartnersDesk(
            Store store,
            InstantSource clock,
            People people,
            Function<PersonId, Set<PersonId>> apart,
            Evenings evenings) {
        this.store = store;
        this.clock = clock;
        this.people = people;
        this.apart = apart;
        this.evenings = evenings;
    }

    /// Rows that belong to people.
    public static Belongings belongings() {
        return Belongings.own("partner_offer", "other", "code");
    }

    public Evenings evenings() {
        return evenings;
    }

    /// Those who look for a partner, as far as the viewer may meet them.
    public List<Evenings.Alone> alone(TournamentId event, PersonId viewer) {
        var unmet = apart.apply(viewer);
        return evenings.alone(event).stream().filter(one -> !unmet.contains(one.person())).toList();
    }

    /// Offers to play with somebody who looks for a partner.
    ///
    /// @return whether they still do
    public boolean offer(TournamentId event, PersonId by, PersonId to) {
        boolean alone = alone(event, by).stream().anyMatch(one -> one.person().equals(to));
        if (!alone || by.equals(to) || evenings.announced(event).isEmpty()) {
            return false;
        }
        store.change(ADD, by.value(), to.value(), event.code(), clock.millis());
        return true;
    }

    /// What others have offered somebody, as long as the event can be entered.
    public List<Offer> offers(PersonId to) {
        var since = clock.instant().minus(STANDS).toEpochMilli();
        var unmet = apart.apply(to);
        var found =
                store.rows(
                        TO,
                        row ->
                                new Offer(
                                        new TournamentId(row.getString(1)),
                                        new PersonId(row.getString(2))),
                        to.value(),
                        since);
        if (found.isEmpty()) {
            return found;
        }
        var open = evenings.announced().stream().map(Evenings.Announced::id).toList();
        return found.stream()
                .filter(one -> open.contains(one.event()) && !unmet.contains(one.by()))
                .toList();
    }

    /// Somebody takes an offer: they are a pair.
    ///
    /// @return the other, if the pair was entered
    public Optional<Member.Person> accept(TournamentId event, Member.Person me, PersonId by) {
        if (!offers(me.id()).contains(new Offer(event, by))) {
            return Optional.empty();
        }
        var other = people.byId(by);
        boolean entered = other.filter(one -> evenings.enter(event, me, one)).isPresent();
        if (!entered) {
            return Optional.empty();
        }
        String my = me.id().value();
        store.change(DROP, event.code(), my, by.value(), my, by.value());
        return other;
    }

    /// The guest is the member.
    public void recognise(PersonId guest, PersonId member) {
        String like =
                "UPDATE partner_offer SET other = ? WHERE other = ? AND NOT EXISTS (SELECT 1 FROM"
                        + " partner_offer AS o WHERE o.other = ? AND o.person ="
                        + " partner_offer.person AND o.code = partner_offer.code)";
        store.change(like, member.value(), guest.value(), member.value());
    }
}
