package overtrick.evening.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import overtrick.tournament.session.Contestants;

/// What kind of tournament it is: who plays, and how they come to meet.
public enum Format {
    /// Pairs by a movement.
    PAIRS(Contestants.PAIRS),
    /// Players who change partners.
    INDIVIDUAL(Contestants.PLAYERS),
    /// A match of two teams, or several teams in one session.
    TEAMS(Contestants.TEAMS),
    SWISS_TEAMS(Contestants.TEAMS),
    /// Every team meets every other.
    ROUND_ROBIN(Contestants.TEAMS),
    KNOCK_OUT(Contestants.TEAMS),
    SWISS_PAIRS(Contestants.PAIRS);

    private final Contestants contestants;

    Format(Contestants contestants) {
        this.contestants = contestants;
    }

    public Contestants contestants() {
        return contestants;
    }

    /// `swiss-teams`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Format> named(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    public boolean isSwiss() {
        return this == SWISS_TEAMS || this == SWISS_PAIRS;
    }

    /// Whether who meets whom is known only when the round before has been played.
    public boolean isDrawn() {
        return isSwiss() || this == KNOCK_OUT;
    }

    /// Whether it can be played at tables of the program: who meets whom is known when it begins.
    public boolean isForProgram() {
        return this == PAIRS || this == TEAMS || this == ROUND_ROBIN;
    }

    /// Whether who comes after the beginning can still be let in.
    public boolean admitsLate() {
        return isSwiss() || this == ROUND_ROBIN;
    }

    public boolean isOfTeams() {
        return contestants == Contestants.TEAMS;
    }
}
