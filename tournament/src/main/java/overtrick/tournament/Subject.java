package overtrick.tournament;

import overtrick.bridge.BoardNumber;
import overtrick.movement.RoundNumber;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Till;

/// What an act changes or relies on. An act that a later one relies on cannot be taken back before
/// the later one.
sealed interface Subject {

    /// What there is once in a tournament.
    enum Whole implements Subject {
        CHARTER,
        /// Who has gone before the seating.
        WITHDRAWALS,
        SEATING,
        /// Whether results are shown.
        SHOWING,
        /// Whether hands that were dealt are used.
        HANDS,
        FEES,
        PRIZES,
        /// Whether nobody is given two prizes.
        PRIZE_RULE
    }

    /// A section's movement as repaired or drawn further.
    record MovementOf(SectionName section) implements Subject {}

    record ClockOf(SectionName section) implements Subject {}

    record OfEntry(EntryId entry) implements Subject {}

    record PlayersOf(EntryId entry) implements Subject {}

    record KindOf(Section.Table table) implements Subject {}

    record BegunRound(SectionName section, RoundNumber round) implements Subject {}

    /// Who sat where in a round that had begun when it was repaired.
    record PlacesIn(SectionName section, RoundNumber round) implements Subject {}

    record HandOf(BoardNumber board) implements Subject {}

    record FormsOf(BoardNumber board) implements Subject {}

    record CallOf(int number) implements Subject {}

    record AppealOf(int number) implements Subject {}

    record SearchOf(int number) implements Subject {}

    record LeadAt(Slot slot) implements Subject {}

    /// At all tables of the entry: who is named at one is no longer at another.
    record LineUpOf(EntryId entry, RoundNumber round) implements Subject {}

    record QuestionOf(Question question) implements Subject {}

    record PaymentOf(Till.Payer payer) implements Subject {}

    record ResultAt(Slot slot) implements Subject {}
}
