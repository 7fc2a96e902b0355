package overtrick.law.poll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.house.table.PersonId;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Poll.Voice;
import overtrick.laws.poll.Tally;

/// A poll that is on: what has been answered so far. Telephones and robots answer at any time.
///
/// @see Polls
final class Asked {

    /// As many people as are counted; more say nothing new.
    private static final int MOST = 60;

    private final Poll poll;
    private final String system;
    private final String at;
    private final String vote;
    private final Map<PersonId, Voice> people = new LinkedHashMap<>();
    private final List<Voice> robots = new ArrayList<>();
    private boolean robotsDone;

    /// @param system that both sides play
    /// @param at the desk the director came from; may be empty
    /// @param vote the word under which it is answered
    Asked(Poll poll, String system, String at, String vote) {
        this.poll = poll;
        this.system = system;
        this.at = at;
        this.vote = vote;
    }

    Poll poll() {
        return poll;
    }

    String system() {
        return system;
    }

    String at() {
        return at;
    }

    String vote() {
        return vote;
    }

    /// Who answers again thinks better of it.
    ///
    /// @return false when so many have answered that nobody else is counted
    synchronized boolean says(PersonId person, Voice voice) {
        if (people.size() >= MOST && !people.containsKey(person)) {
            return false;
        }
        people.put(person, voice);
        return true;
    }

    synchronized boolean hasSaid(PersonId person) {
        return people.containsKey(person);
    }

    synchronized void robot(Voice voice) {
        robots.add(voice);
    }

    synchronized void robotsAreDone() {
        robotsDone = true;
    }

    synchronized boolean isThinking() {
        return !robotsDone;
    }

    synchronized Tally tally() {
        return new Tally(poll, List.copyOf(people.values()), robots);
    }
}
