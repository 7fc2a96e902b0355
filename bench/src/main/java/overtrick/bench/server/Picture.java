package overtrick.bench.server;

import java.util.regex.Pattern;

/// What the page of a player shows, read from what the server sends them.
///
/// @param number of the last event
/// @param phase of the board; empty before the first
/// @param mine whether it is their turn
/// @param card one that may be played; empty when none may
/// @param claimed whether they are asked to agree to a claim
record Picture(long number, String phase, boolean mine, String card, boolean claimed) {

    static final Picture NONE = new Picture(0, "", false, "", false);

    private static final Pattern PLAYABLE =
            Pattern.compile("<button id=\"[^\"]*\" class=\"card[^>]*name=\"card\" value=\"(..)\"");

    /// The picture after a message, which tells only of the parts that have changed.
    Picture after(long newNumber, String data) {
        String newPhase = between(data, "data-phase=\"", phase);
        boolean myTurn = between(data, "data-turn=\"", mine ? "mine" : "theirs").equals("mine");
        boolean hand = data.contains("name=\"card\"");
        var playable = PLAYABLE.matcher(data);
        boolean play = myTurn && newPhase.equals("play");
        String first = playable.find() ? playable.group(1) : hand || !play ? "" : card;
        boolean asks = data.contains("/claim-answer\"");
        boolean still = claimed && !data.contains("id=\"asks\"");
        return new Picture(newNumber, newPhase, myTurn, play ? first : "", asks || still);
    }

    private static String between(String data, String mark, String otherwise) {
        int from = data.indexOf(mark);
        return from < 0
                ? otherwise
                : data.substring(from + mark.length(), data.indexOf('"', from + mark.length()));
    }

    /// What the player does about it: the address and the form; empty when they wait.
    String deed() {
        if (claimed) {
            return "/claim-answer?agree=yes";
        }
        if (phase.equals("over")) {
            return "/next?";
        }
        if (mine && phase.equals("auction")) {
            return "/call?call=P";
        }
        return card.isEmpty() ? "" : "/card?card=" + card;
    }
}
