package overtrick.practice.situation;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.teaching.situation.Answer;

/// Where somebody is in a deck: all that its page follows from, as it stands in the address.
///
/// @param at the path of the deck
/// @param system that is played
/// @param number of the deal, from 0
/// @param alive whether opponents bid, too
/// @param said the answers so far
/// @param on whether the auction goes on from the last answer although it was wrong
public record Place(
        String at, String system, int number, boolean alive, List<Answer> said, boolean on) {

    /// Deals of a deck beyond which nobody goes.
    static final int MOST = 99_999;

    public Place {
        said = List.copyOf(said);
    }

    /// Its address.
    public String path() {
        var path = new StringBuilder(base());
        if (!said.isEmpty()) {
            path.append("&said=")
                    .append(URLEncoder.encode(Answer.text(said), StandardCharsets.UTF_8));
        }
        return path.append(on ? "&on=yes" : "").toString();
    }

    private String base() {
        return "%s?system=%s&n=%d%s".formatted(at, system, number, alive ? "&alive=yes" : "");
    }

    /// The same deal from the beginning.
    Place again() {
        return new Place(at, system, number, alive, List.of(), false);
    }

    Place next() {
        return new Place(at, system, Math.min(MOST, number + 1), alive, List.of(), false);
    }

    Place withOpponents(boolean bidding) {
        return new Place(at, system, number, bidding, List.of(), false);
    }

    Place with(Call call) {
        var more = new ArrayList<>(said);
        more.add(new Answer(call, false));
        return new Place(at, system, number, alive, more, false);
    }

    /// From the right call instead of the last answer.
    Place corrected() {
        var all = new ArrayList<>(said);
        all.add(new Answer(all.removeLast().call(), true));
        return new Place(at, system, number, alive, all, true);
    }

    /// From the last answer as it is.
    Place goingOn() {
        return new Place(at, system, number, alive, said, true);
    }
}
