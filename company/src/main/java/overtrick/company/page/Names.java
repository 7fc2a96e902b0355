package overtrick.company.page;

import java.util.Locale;
import java.util.Optional;
import overtrick.company.Company;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;

/// People and choices as forms and pages name them.
final class Names {

    private Names() {}

    /// The word of a choice in keys and fields.
    static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    /// How somebody is called.
    static String of(Company company, PersonId id, Words words) {
        return company.house()
                .people()
                .byId(id)
                .map(one -> Called.in(words, one.name()))
                .orElseGet(() -> words.get("meet.gone"));
    }

    /// The other person whom a form or a link names.
    ///
    /// @throws Sorry when there is no such person, or it is the visitor
    static Member.Person other(Company company, Visit visit) {
        String id = visit.param("person");
        return Optional.of(id)
                .filter(said -> !said.isBlank() && !said.equals(visit.viewer().id().value()))
                .flatMap(said -> company.house().people().byId(new PersonId(said)))
                .orElseThrow(() -> Sorry.notFound("meet.unknown"));
    }

    /// The table that a form or a link names. Who names none has not guessed.
    ///
    /// @throws Sorry when it is no table's code
    static TableId table(Visit visit) {
        if (!visit.has("table")) {
            throw Sorry.notFound("no.table", "");
        }
        return visit.tableId(visit.param("table"));
    }

    /// The event that a form names.
    ///
    /// @throws Sorry when it is no event's code
    static TournamentId event(Visit visit) {
        if (!visit.has("event")) {
            throw Sorry.notFound("ev.no.event", "");
        }
        return visit.tournamentId(visit.param("event"));
    }
}
