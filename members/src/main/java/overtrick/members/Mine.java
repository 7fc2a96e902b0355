package overtrick.members;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.json.Json;
import overtrick.house.people.Reach;
import overtrick.house.people.Session;
import overtrick.house.people.Token;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.list.Entry;
import overtrick.members.list.Listed;

/// What is kept about somebody, and how they take it home.
public final class Mine {

    /// Of `person.json`; docs/takeaway.md says what stands in it.
    private static final int VERSION = 2;

    private final ClubHouse house;
    private final List<ClubRoom> rooms;
    private final Accounts accounts;

    Mine(ClubHouse house, List<ClubRoom> rooms, Accounts accounts) {
        this.house = house;
        this.rooms = List.copyOf(rooms);
        this.accounts = accounts;
    }

    /// How many rows of what belongs to somebody, by the table in which they lie.
    public Map<String, Integer> counts(PersonId person) {
        return house.store()
                .read(connection -> {
                    var counts = new LinkedHashMap<String, Integer>();
                    for (var room : rooms) {
                        for (var one : room.belongings()) {
                            counts.put(one.table(), one.count(connection, person));
                        }
                    }
                    accounts.list().of(person).ifPresent(_ -> counts.put("listed", 1));
                    counts.put("session", house.people().sessions().of(person).size());
                    counts.put("program_token", house.people().tokens().of(person).size());
                    return counts;
                });
    }

    private record Login(String began, String seen, String device, String stay) {
        static Login of(Session session) {
            return new Login(
                    session.began().toString(),
                    session.seen().toString(),
                    session.device(),
                    session.stay().name());
        }
    }

    private record Linked(String name, String reach, String made, String ends, String used) {
        static Linked of(Token token) {
            return new Linked(
                    token.name(),
                    token.reach().stream()
                            .sorted()
                            .map(Reach::word)
                            .collect(Collectors.joining(" ")),
                    token.made().toString(),
                    token.ends().toString(),
                    token.used().map(Instant::toString).orElse(""));
        }
    }

    private record Joined(String since, boolean password, int passkeys, int codes) {
        static Joined of(Account account) {
            return new Joined(
                    account.joined().toString(),
                    account.hasPassword(),
                    account.passkeys(),
                    account.codes());
        }
    }

    private record Whole(
            int version,
            String id,
            String name,
            String settings,
            Optional<Joined> account,
            Optional<Entry> listed,
            List<Login> sessions,
            List<Linked> tokens,
            Map<String, Integer> kept) {}

    /// All of it as one file.
    public byte[] zip(Member.Person person) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes, UTF_8)) {
            put(zip, "person.json", Json.MAPPER.writeValueAsBytes(whole(person)));
            for (var room : rooms) {
                for (var one : room.takeaways()) {
                    one.fill(person, (name, content) -> put(zip, name, content));
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return bytes.toByteArray();
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
    }

    private Whole whole(Member.Person person) {
        var people = house.people();
        return new Whole(
                VERSION,
                person.id().value(),
                person.name(),
                people.likes(person.id()).orElse(""),
                accounts.of(person.id()).map(Joined::of),
                accounts.list().of(person.id()).map(Listed::entry),
                people.sessions().of(person.id()).stream().map(Login::of).toList(),
                people.tokens().of(person.id()).stream().map(Linked::of).toList(),
                counts(person.id()));
    }
}
