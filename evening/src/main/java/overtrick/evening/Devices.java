package overtrick.evening;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.EventLink.Kind;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Grant;
import overtrick.house.people.Grants;
import overtrick.tournament.session.EntryId;

/// The devices on which links of events have been opened: telephones at tables, screens of chairs,
/// browsers of directors.
///
/// @param grants of the club
public record Devices(Grants grants, Tournaments tournaments, OnlineEvents online) {

    private static final Pattern CHAIR = Pattern.compile("(\\d{1,6})/(\\d{1,2})");

    /// Those that may do something in an event, the one seen last first.
    public List<Grant> in(TournamentId event) {
        return grants.of(event.code());
    }

    /// Ends what devices may do. What they have done stays; the pair, the chair or the console is
    /// free for another device.
    ///
    /// @return how many
    public int end(TournamentId event, Predicate<Grant> which) {
        var those = in(event).stream().filter(which).toList();
        those.forEach(grant -> leave(event, grant));
        grants.end(those);
        return those.size();
    }

    private void leave(TournamentId event, Grant grant) {
        var link = EventLink.of(grant.scope());
        if (link.isEmpty() || link.get().kind() == Kind.ENTRY) {
            return;
        }
        String place = link.get().place();
        if (link.get().kind() == Kind.TABLE) {
            tournaments.phones().leave(event, grant.device());
        }
        grant.person()
                .ifPresent(person -> {
                    switch (link.get().kind()) {
                        case TABLE -> tournaments.phones().leave(event, person);
                        case DIRECT -> tournaments.duties().leave(event, place, person);
                        case CHAIR -> {
                            var chair = CHAIR.matcher(place);
                            if (chair.matches()
                                    && online.seats().leave(event, player(chair), person)) {
                                online.look(event);
                            }
                        }
                        case ENTRY -> {}
                    }
                });
    }

    private static Player player(java.util.regex.MatchResult chair) {
        return new Player(
                new EntryId(Integer.parseInt(chair.group(1))), Integer.parseInt(chair.group(2)));
    }

    /// Ends what devices may do in events that are over, and what nobody has used for long.
    public void sweep() {
        grants.sweep();
        for (var code : grants.events()) {
            var event = new TournamentId(code);
            if (tournaments.isOver(event)) {
                grants.end(grants.of(code));
            }
        }
    }
}
