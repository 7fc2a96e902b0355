package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.robots.Meanings;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.judgement.Allowed;
import overtrick.systems.Meant;

/// What every call of an auction shows: in the caller's own words where they said any, and by the
/// system that their side plays. A system lies open to everybody at the table, the caller's partner
/// too: this house permits that aid to memory (Law 40C3). A caller's own words stay hidden from
/// their partner (Law 73B1).
///
/// @param auction as it was called
/// @param calls as their systems have them; none in games that have no systems
/// @param told what each caller said, as far as the viewer may know
/// @param robots seats whose calls are made by their system and nothing besides
/// @param systems the titles of the systems of North and South, and of East and West
public record Explained(
        Auction auction,
        List<Meant> calls,
        List<Optional<Meaning>> told,
        Set<Seat> robots,
        List<String> systems,
        Words words) {

    public Explained {
        calls = List.copyOf(calls);
        told = List.copyOf(told);
        robots = Set.copyOf(robots);
        systems = List.copyOf(systems);
    }

    public static Explained of(
            Readings readings,
            Agreements agreements,
            Auction auction,
            Vulnerability vulnerability,
            List<Optional<Meaning>> told,
            Set<Seat> robots,
            Words words) {
        var calls = new ArrayList<>(readings.of(agreements, auction, vulnerability).calls());
        for (int place = 0; place < calls.size(); place++) {
            if (isJudged(told.get(place))) {
                var before = readings.of(agreements, auction.first(place), vulnerability);
                calls.set(place, Allowed.meaning(before, auction.calls().get(place)));
            }
        }
        var titles =
                List.of(
                        readings.title(agreements.northSouth(), words.locale()),
                        readings.title(agreements.eastWest(), words.locale()));
        return new Explained(auction, calls, told, robots, titles, words);
    }

    /// Of games that have no systems.
    public static Explained inOwnWords(Auction auction, List<Optional<Meaning>> told, Words words) {
        return new Explained(auction, List.of(), told, Set.of(), List.of(), words);
    }

    /// Whether an opponent at a real table would be told without asking.
    public boolean isAlerted(int place) {
        return isRead(place) && calls.get(place).row().alert() && announcement(place).isEmpty();
    }

    /// Whether a system says what the call shows.
    private boolean isRead(int place) {
        return place < calls.size();
    }

    /// What is announced with the call: `15–17` with a notrump, `♥` with a transfer.
    public Optional<String> announcement(int place) {
        return isOfAnotherTime(place) || !isRead(place)
                ? Optional.empty()
                : words.systems().announcement(calls.get(place));
    }

    /// The name of the call for those who do not see it, with its alert or announcement.
    public String name(int place) {
        String call = words.name(auction.calls().get(place));
        if (isAlerted(place)) {
            return words.get("auction.alerted", call);
        }
        return announcement(place)
                .map(text -> words.get("auction.announced", call, words.aloud(text)))
                .orElse(call);
    }

    /// Whether the caller used words of their own.
    public boolean hasWords(int place) {
        return told.get(place).filter(meaning -> meaning.key().equals(Meaning.SAID)).isPresent();
    }

    /// All that is known of what the call shows.
    public String text(int place) {
        var meaning = told.get(place);
        if (isOfAnotherTime(place)) {
            return words.meaning(meaning.orElseThrow());
        }
        if (!isRead(place)) {
            return inOwnWords(place);
        }
        return told(place, words.shows(calls.get(place)));
    }

    /// The same in few words.
    public String brief(int place) {
        return isOfAnotherTime(place) || !isRead(place)
                ? text(place)
                : told(place, words.systems().brief(calls.get(place)));
    }

    /// @param shows what the call shows by its system
    private String told(int place, String shows) {
        var meant = calls.get(place);
        if (isBySystem(place)) {
            return isJudged(place) ? words.get("auction.judged", shows) : shows;
        }
        String system = systems.get(meant.caller().side().ordinal());
        String would = words.get("auction.would", system, shows);
        return (inOwnWords(place) + " " + would).strip();
    }

    private String inOwnWords(int place) {
        return hasWords(place)
                ? words.get("auction.said", words.meaning(told.get(place).orElseThrow()))
                : "";
    }

    /// As [#text] for a call that says something; empty for a pass that says nothing.
    public Optional<String> note(int place) {
        return isSilent(place) ? Optional.empty() : Optional.of(text(place));
    }

    private boolean isSilent(int place) {
        boolean says = isRead(place) && !calls.get(place).isSilent();
        return !says && !hasWords(place);
    }

    /// What is read aloud when the call is made: a robot's call is explained; of a person's are
    /// told their own words, else the alert or the announcement.
    Optional<String> aloud(int place) {
        if (hasWords(place) || isOfAnotherTime(place)) {
            return told.get(place).map(words::meaning);
        }
        if (isBySystem(place)) {
            return isSilent(place) ? Optional.empty() : Optional.of(words.aloud(brief(place)));
        }
        return isAlerted(place)
                ? Optional.of(words.get("say.alert"))
                : announcement(place).map(text -> words.get("say.announced", words.aloud(text)));
    }

    /// A robot does not tell its partner; it calls by its system all the same.
    private boolean isBySystem(int place) {
        return told.get(place)
                .map(Meanings::isOfSystem)
                .orElseGet(() -> isRead(place) && robots.contains(auction.caller(place)));
    }

    /// Whether the caller looked beyond the rules of the system.
    private boolean isJudged(int place) {
        return isJudged(told.get(place));
    }

    private static boolean isJudged(Optional<Meaning> told) {
        return told.filter(meaning -> meaning.key().equals(Meanings.BY_JUDGEMENT)).isPresent();
    }

    /// Told by a robot before robots bid by systems.
    private boolean isOfAnotherTime(int place) {
        return told.get(place).isPresent() && !hasWords(place) && !isBySystem(place);
    }
}
