package overtrick.page.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
import overtrick.page.Words;

/// Who comments on a table, who has offered to, and what the viewer may do about it.
///
/// @param code of the table
/// @param mayOffer whether the viewer may offer to comment
/// @param own who the viewer is, where they have offered to or have been chosen
/// @param chosen those who comment
/// @param offers those who would; told to the owner alone
/// @param owner whether the viewer lets people comment
public record CommentsPart(
        Words words,
        String code,
        boolean mayOffer,
        Optional<PersonId> own,
        List<Named> chosen,
        List<Named> offers,
        boolean owner) {

    /// Somebody by name.
    public record Named(PersonId id, String name) {}

    public CommentsPart {
        chosen = List.copyOf(chosen);
        offers = List.copyOf(offers);
    }

    static CommentsPart of(Seating seating, boolean owner) {
        var table = seating.table();
        var commentary = table.door().commentary();
        var own = seating.viewer().filter(commentary::knows);
        return new CommentsPart(
                seating.words(),
                seating.id().code(),
                !table.terms().hosted()
                        && !table.shut()
                        && table.seat().isEmpty()
                        && own.isEmpty()
                        && table.door().owner().isPresent()
                        && table.door().owner().filter(_ -> owner).isEmpty(),
                own,
                named(commentary.chosen(), seating.words()),
                owner ? named(commentary.offers(), seating.words()) : List.of(),
                owner);
    }

    private static List<Named> named(Map<PersonId, String> some, Words words) {
        var all = new ArrayList<Named>();
        some.forEach((id, name) -> all.add(new Named(id, Called.in(words, name))));
        all.sort(Comparator.comparing(Named::name).thenComparing(one -> one.id().value()));
        return all;
    }

    /// Whether there is nothing to be shown or done.
    public boolean isEmpty() {
        return !mayOffer && own.isEmpty() && chosen.isEmpty() && offers.isEmpty();
    }

    /// Who comments, in words; empty when nobody does.
    public String told() {
        return chosen.isEmpty()
                ? ""
                : words.get(
                        "comments.told",
                        chosen.stream().map(Named::name).collect(Collectors.joining(", ")));
    }

    /// Whether the viewer was chosen.
    public boolean isChosen() {
        return own.filter(id -> chosen.stream().anyMatch(one -> one.id().equals(id))).isPresent();
    }
}
