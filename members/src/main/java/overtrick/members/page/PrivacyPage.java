package overtrick.members.page;

import java.util.List;
import java.util.Map;
import overtrick.house.leave.OldTalk;
import overtrick.house.people.Stay;
import overtrick.house.record.Records;
import overtrick.page.Words;

/// What is kept about people and how long, and what that is of the reader.
///
/// @param name of the reader; empty when nothing is kept about them
/// @param counts of what is kept, by where it is kept
/// @param member whether the reader has an account
public record PrivacyPage(Words words, String name, Map<String, Integer> counts, boolean member) {

    /// What is told of, and where it lies.
    private static final Map<String, List<String>> KEPT =
            Map.ofEntries(
                    Map.entry("played", List.of("board_player", "can_player")),
                    Map.entry("notes", List.of("board_note")),
                    Map.entry("shares", List.of("board_share")),
                    Map.entry("practised", List.of("practice_exercise", "practice_theme")),
                    Map.entry("scripts", List.of("practice_script")),
                    Map.entry("polls", List.of("law_poll", "law_poll_voice")),
                    Map.entry(
                            "events",
                            List.of(
                                    "event_seat",
                                    "tournament_player",
                                    "table_phone",
                                    "link_grant")),
                    Map.entry(
                            "directs", List.of("tournament_director", "series", "event_template")),
                    Map.entry("searches", List.of("partner_search", "partner_offer")),
                    Map.entry("lists", List.of("friend", "kept_off")),
                    Map.entry("messages", List.of("message")),
                    Map.entry("sessions", List.of("session")),
                    Map.entry("tokens", List.of("program_token")),
                    Map.entry("shown", List.of("shown", "place_claim")),
                    Map.entry("listed", List.of("listed")),
                    Map.entry("traces", List.of("seat_trace")));

    private static final List<String> ORDER =
            List.of(
                    "played",
                    "notes",
                    "shares",
                    "practised",
                    "scripts",
                    "polls",
                    "events",
                    "directs",
                    "searches",
                    "lists",
                    "messages",
                    "sessions",
                    "tokens",
                    "shown",
                    "traces",
                    "listed");

    /// What is kept about the reader, a sentence for each kind of which there is any.
    public List<String> mine() {
        return ORDER.stream()
                .filter(kind -> count(kind) > 0)
                .map(kind -> words.count("member.kept." + kind, count(kind)))
                .toList();
    }

    private int count(String kind) {
        return KEPT.getOrDefault(kind, List.of()).stream()
                .mapToInt(table -> counts.getOrDefault(table, 0))
                .sum();
    }

    /// Days for which talk is kept.
    public int talkDays() {
        return (int) OldTalk.KEPT.toDays();
    }

    /// Days for which it is kept from where somebody has played.
    public int traceDays() {
        return Records.TRACE_DAYS;
    }

    /// Days for which a member stays signed in.
    public long memberDays() {
        return Stay.MEMBER.length().toDays();
    }

    /// Days for which a guest is known again.
    public long guestDays() {
        return Stay.GUEST.length().toDays();
    }
}
