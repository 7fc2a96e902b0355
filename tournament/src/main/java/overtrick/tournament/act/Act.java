package overtrick.tournament.act;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Outcome;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Prize;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;

/// What can be done in a tournament. Asked for and done are the same words: an act carries all that
/// follows from it, so that no later program can make something else of an old log.
public sealed interface Act {

    /// What is the director's alone.
    sealed interface Directing extends Act {}

    /// A table wants the director (Law 9B1).
    ///
    /// @param matter in the words of the table; may be empty
    record CallDirector(Section.Table table, String matter) implements Act {}

    /// The director has come to the table that called.
    ///
    /// @param call the number of its act
    record Attend(int call) implements Directing {}

    /// What is done to the clock of a section.
    sealed interface OfClock extends Directing {
        SectionName section();
    }

    /// The cards of a board that was shuffled at a table, entered from the played hands by somebody
    /// who has them before them; or entered anew.
    ///
    /// @param slot where it was played
    record RecordHand(Slot slot, Deal deal) implements Act {}

    /// With which card a board was led to, where the tables are asked for it.
    ///
    /// @param slot where it was played
    record TellLead(Slot slot, Card card) implements Act {}

    /// Who of an entry sits at a table in a round: of a team, who plays in which room.
    ///
    /// @param players two by name: North and South, or East and West
    record Sit(EntryId entry, Section.Table table, RoundNumber round, List<String> players)
            implements Act {
        public Sit {
            players = List.copyOf(players);
        }
    }

    /// What a table says about a result.
    sealed interface OfTable extends Act {
        Slot slot();
    }

    /// Before anything else.
    record Create(Charter charter) implements Act {}

    /// The conditions change, as when the movement turns out to have two winners.
    record Amend(Charter charter) implements Directing {}

    /// Somebody comes. The number of the act becomes the id of the entry.
    ///
    /// @param team the name of a team; empty for those who go by their own names
    record Enter(Optional<String> team, List<String> players) implements Directing {
        public Enter {
            players = List.copyOf(players);
        }

        public Enter(List<String> players) {
            this(Optional.empty(), players);
        }
    }

    /// Somebody comes who plays in the program: at screens of their own, or robots. The number of
    /// the act becomes the id of the entry.
    ///
    /// @param where online, or robots
    /// @param system that robots play on this side, by its name
    record Join(List<String> players, TableKind where, String system) implements Directing {
        public Join {
            players = List.copyOf(players);
            if (where == TableKind.REAL) {
                throw new IllegalArgumentException("who joins does not come into the room");
            }
        }
    }

    /// Somebody comes without a partner and looks for one. They have entered when both are named in
    /// an [Enter]; then nobody looks for them any longer. The number of the act becomes the id of
    /// the search.
    record Seek(String player) implements Directing {}

    /// Somebody looks for a partner no longer, though they have none.
    ///
    /// @param search the number of its act
    record EndSearch(int search) implements Directing {}

    /// An entry that comes late gets numbers, and perhaps places in rounds that are still to begin;
    /// everybody else keeps their own.
    ///
    /// @param numbers one, or two of a team
    /// @param places further tables; none where the next round is drawn with the newcomer
    record Admit(
            SectionName section, EntryId entry, List<EntryNumber> numbers, List<Seating> places)
            implements Directing {

        public Admit {
            numbers = List.copyOf(numbers);
            places = List.copyOf(places);
        }
    }

    /// An entry that has no number yet goes again; later it is a mishap to [Repair].
    record Withdraw(EntryId entry) implements Directing {}

    /// One player takes another's place for the rest of the tournament (Law 4).
    record Substitute(EntryId entry, String leaving, String coming) implements Directing {}

    /// Somebody sits in for a player in some rounds; the player stays in the ranking.
    ///
    /// @param last the last round; empty for all that follow
    record StandIn(
            EntryId entry,
            String leaving,
            String coming,
            RoundNumber from,
            Optional<RoundNumber> last)
            implements Directing {}

    /// A name was written wrongly: of a player, a stand-in or a team.
    record Rename(EntryId entry, String wrong, String right) implements Directing {}

    record MarkTable(SectionName section, TableNumber table, TableKind kind) implements Directing {

        /// In a tournament of one section.
        public MarkTable(TableNumber table, TableKind kind) {
            this(SectionName.ONLY, table, kind);
        }
    }

    /// Everybody gets a number, and with it their places (Law 8A).
    ///
    /// @param sections each with its own movement; one or more
    record Seat(List<Seats> sections) implements Directing {

        public Seat {
            sections = List.copyOf(sections);
        }

        /// In a tournament of one section.
        public Seat(Movement movement, int boards, List<Wearer> wearers) {
            this(List.of(new Seats(SectionName.ONLY, movement, boards, wearers)));
        }
    }

    /// A further round, as of a Swiss, that is known only now.
    record Draw(SectionName section, List<Seating> round) implements Directing {

        public Draw {
            round = List.copyOf(round);
        }

        /// In a tournament of one section.
        public Draw(List<Seating> round) {
            this(SectionName.ONLY, round);
        }
    }

    /// One of the legal ways to go on after a mishap.
    ///
    /// @param movement the whole of the section as it now is
    /// @param newcomer the entry that wears a late pair's number
    record Repair(SectionName section, Mishap mishap, Movement movement, Optional<EntryId> newcomer)
            implements Directing {

        /// In a tournament of one section.
        public Repair(Mishap mishap, Movement movement, Optional<EntryId> newcomer) {
            this(SectionName.ONLY, mishap, movement, newcomer);
        }
    }

    record BeginRound(SectionName section, RoundNumber round) implements Directing {

        /// In a tournament of one section.
        public BeginRound(RoundNumber round) {
            this(SectionName.ONLY, round);
        }
    }

    record StopClock(SectionName section) implements OfClock {

        /// In a tournament of one section.
        public StopClock() {
            this(SectionName.ONLY);
        }
    }

    record RestartClock(SectionName section) implements OfClock {

        /// In a tournament of one section.
        public RestartClock() {
            this(SectionName.ONLY);
        }
    }

    /// @param by below zero to take time away
    record ExtendRound(SectionName section, Duration by) implements OfClock {

        /// In a tournament of one section.
        public ExtendRound(Duration by) {
            this(SectionName.ONLY, by);
        }
    }

    /// A table says what a board came to; the director or the program says it for both sides.
    record Report(Slot slot, Outcome.Scored score) implements OfTable {}

    /// The opponents agree (Law 79A).
    record Confirm(Slot slot) implements OfTable {}

    /// The opponents do not agree (Law 79B).
    record Dispute(Slot slot) implements OfTable {}

    /// The director says what counts: a correction (Law 79C), an adjusted score (Law 12C), weighted
    /// or split, or that the board was not played.
    record Rule(Slot slot, Outcome outcome) implements Directing {}

    /// Tables had another form of a board than others (Law 87): only those with the same form are
    /// compared.
    ///
    /// @param slots of one board, also in rounds that are still to begin
    /// @param form from 1; the first is that of all tables of which nothing is said
    record Foul(List<Slot> slots, int form) implements Directing {
        public Foul {
            slots = List.copyOf(slots);
        }
    }

    /// The pairs of a table sat the other way than they should have. What was scored stays as the
    /// compass has it: who sat there gets it.
    ///
    /// @param slots of one table in one round
    record Turn(List<Slot> slots) implements Directing {
        public Turn {
            slots = List.copyOf(slots);
        }
    }

    /// Boards that were left over are played later (Law 8B2).
    ///
    /// @param slots of one table in one round
    /// @param when empty for after the last round
    record PlayLate(List<Slot> slots, Section.Table at, Optional<Instant> when)
            implements Directing {
        public PlayLate {
            slots = List.copyOf(slots);
        }
    }

    /// Whether everybody sees results and ranking, or the director alone.
    record Show(boolean shown) implements Directing {}

    /// Whether the tables are asked something beside the score.
    record Ask(Question question, boolean asked) implements Directing {}

    /// Whether the hands that the program has dealt are those that lie in the boards. Until it is
    /// said nobody sees them, and nothing is reckoned with them.
    record UseHands(boolean used) implements Directing {}

    /// What everybody pays for playing.
    record SetFees(Fees fees) implements Directing {}

    /// A player has paid for the evening, or has not after all.
    ///
    /// @param amount in the unit of the fees; empty for nothing paid, 0 for who plays free
    record Pay(EntryId entry, String player, Optional<Integer> amount) implements Directing {}

    /// What there is to win.
    record SetPrizes(List<Prize> prizes) implements Directing {
        public SetPrizes {
            prizes = List.copyOf(prizes);
        }
    }

    /// Whether nobody is given two prizes, or everybody all that they win.
    record LimitPrizes(boolean once) implements Directing {}

    /// By what the rounds begin from now on.
    record SetPace(Pace pace) implements Directing {}

    /// What the director has to remember about a board, with its reason: to look at it again when
    /// it has been played, or that somebody appeals (Law 92); and that it has been settled.
    record Note(Slot slot, Matter matter) implements Directing {}

    /// What a note is about.
    enum Matter {
        REVIEW,
        APPEAL,
        SETTLED
    }

    /// A side appeals against a ruling on a board (Law 92), with its reasons. The number of the act
    /// becomes that of the appeal.
    ///
    /// @param by the entry that appeals
    /// @param agreed whether both of the side want it, or the captain of the team (Law 92D)
    /// @param deposit what was paid for it, as the club says it; may be empty
    record Appeal(Slot slot, EntryId by, boolean agreed, Against against, String deposit)
            implements Directing {}

    /// What an appeal is about, which says who decides (Law 93).
    enum Against {
        LAW,
        JUDGEMENT,
        PENALTY
    }

    /// What has become of an appeal (Law 93), with the reasons. A score that changes by it is ruled
    /// as any other.
    ///
    /// @param appeal the number of its act
    /// @param by who decided: the chief director or the members of the committee
    /// @param depositKept whether the appeal was without merit, so that the deposit is kept
    record DecideAppeal(int appeal, Decision decision, List<String> by, boolean depositKept)
            implements Directing {
        public DecideAppeal {
            by = List.copyOf(by);
        }
    }

    /// How an appeal ends.
    enum Decision {
        RULING_STANDS,
        RULING_CHANGED,
        WITHDRAWN,
        NOT_HEARD
    }

    /// A penalty (Law 90) or what is carried over.
    ///
    /// @param amount below zero for a penalty
    record Adjust(EntryId entry, Kind kind, Fraction amount, Unit unit) implements Directing {}

    /// Somebody gets an office of the event, is asked to take one, or holds it no longer. The trail
    /// keeps it; the game does not change by it.
    ///
    /// @param who their name, or for whom an invitation was made
    record Entrust(Office office, Change change, String who) implements Directing {}

    /// The offices of one event.
    enum Office {
        DIRECTOR,
        ASSISTANT,
        SCORER,
        COMMENTATOR
    }

    /// What becomes of an office.
    enum Change {
        INVITED,
        WITHDRAWN,
        GIVEN,
        ENDED
    }

    /// Those who look on see the tables so much later from now on. The trail keeps it; the tables
    /// themselves are told by the house.
    ///
    /// @param before what it was, by the word that the house has for it
    /// @param after what it is now
    record ShowLater(String before, String after) implements Directing {}

    /// The correction period is over (Law 79C): the ranking is final.
    record Close() implements Directing {}
}
