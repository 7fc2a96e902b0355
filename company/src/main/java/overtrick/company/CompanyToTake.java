package overtrick.company;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import overtrick.company.word.Messages;
import overtrick.house.json.Json;
import overtrick.house.people.People;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// Somebody's friends, those from whom they keep away, and what they have said to others.
record CompanyToTake(People people, Circles circles, Messages messages) implements Takeaway {

    private record Word(String sort, String to, String words, String at) {}

    private record Whole(List<String> friends, List<String> keptAwayFrom, List<Word> said) {}

    @Override
    public void fill(Member.Person person, Basket basket) throws IOException {
        var friends = names(circles.friends(person.id()));
        var kept = names(circles.keptOffBy(person.id()));
        var said = messages.by(person.id()).stream().map(this::word).toList();
        if (!friends.isEmpty() || !kept.isEmpty() || !said.isEmpty()) {
            var whole = new Whole(friends, kept, said);
            basket.put("company/company.json", Json.MAPPER.writeValueAsBytes(whole));
        }
    }

    private Word word(Messages.Message one) {
        String to =
                one.sort() == Messages.Sort.FRIEND
                        ? name(new PersonId(one.place())).orElse("")
                        : one.place();
        return new Word(one.sort().name(), to, one.words(), one.at().toString());
    }

    private List<String> names(Collection<PersonId> ids) {
        return ids.stream().flatMap(id -> name(id).stream()).sorted().toList();
    }

    private Optional<String> name(PersonId id) {
        return people.byId(id).map(Member.Person::name);
    }
}
