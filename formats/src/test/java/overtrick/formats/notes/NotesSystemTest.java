package overtrick.formats.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.ReadingLimits;
import overtrick.formats.bml.Bml;
import overtrick.formats.notes.NoteLine.Outcome;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;

/// Notes become a system that explains every call in their words and bids by what it can read.
class NotesSystemTest {

    private static final String NOTES =
            """
            #+TITLE: Our notes

            * Openings

            1C 16+ hcp, any hand, forcing
              1D Artificial, 0--7 hcp
              1H 8+ hcp, 5+!h, game forcing
            1D 11--15 hcp, 2+!d
            1HS 5+ suit, 11--15 hcp
            1N 14--15 hcp
               May have a five-card major
            2C "Intermediate" | 6+!c or 5!c and 4!h/!s
            2HS Weak, 6+ suit, 5--9 hcp
            2N 5-5 minors, 6--10 hcp
            3X Preemptive #1

            1N---
            2C Stayman
            2red Transfer
            2S Transfer to !c
            3N To play

            (1N)---
            D 15+ hcp
            2C 5-4 majors
              (P)
                2D Asks for the longer major
            """;

    private static NotesSystem made(String notes) {
        var file = Bml.read(notes, Bml.NO_INCLUDES, ReadingLimits.UPLOAD);
        assertThat(file.diagnostics()).isEmpty();
        return NotesSystem.of(file, "mine", ReadingLimits.UPLOAD);
    }

    private static BiddingSystem compiled(NotesSystem made) {
        return BiddingSystem.compile(
                "mine", file -> Optional.of(made.file()).filter(_ -> file.equals("mine")));
    }

    private static Understanding after(String calls) {
        var system = compiled(made(NOTES));
        return Understanding.of(system, Auction.parse(Seat.NORTH, calls), Vulnerability.NONE);
    }

    @Test
    void theTitleIsThatOfTheNotes() {
        assertThat(compiled(made(NOTES)).book().title()).isEqualTo("Our notes");
        assertThat(made("1C x").title()).isEqualTo("mine");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1C       | 16+ hcp, any hand, forcing
                    1C P 1D  | Artificial, 0–7 hcp
                    1S       | 5+ suit, 11–15 hcp
                    1N       | 14–15 hcp; May have a five-card major
                    3D       | Preemptive #1
                    1N P 2C  | Stayman
                    1N P 2S  | Transfer to ♣
                    1N P 3N  | To play
                    1N X     | 15+ hcp
                    """)
    void everyCallIsExplainedInTheirWords(String calls, String words) {
        var meant = after(calls).calls().getLast();

        assertThat(Words.in(Locale.ENGLISH).text(meant)).isEqualTo(words);
        assertThat(Words.in(Locale.of("vi")).text(meant)).isEqualTo(words);
    }

    /// Signs of the language do not get into the file.
    @Test
    void quotesAndBarsAreNoSigns() {
        var meant = after("2C").calls().getLast();

        assertThat(meant.key()).isEqualTo("'Intermediate' / 6+♣ or 5♣ and 4♥/♠");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''      | AKQ2.KQ4.A43.K32 | 1C
                    ''      | AKJ32.K54.Q43.32 | 1S
                    ''      | KQJ432.54.Q43.32 | 2S
                    ''      | A32.K54.KQ43.K32 | 1N
                    ''      | A32.Q4.KQJ43.J32 | 1D
                    ''      | 432.4.QJT43.J432 | P
                    1C P    | 432.654.QJ43.J32 | 1D
                    1C P    | A32.KQ654.QJ4.J2 | 1H
                    1N P    | A32.KQ654.QJ4.J2 | 2D
                    """)
    void robotsBidByWhatWasRead(String calls, String hand, String call) {
        var chosen = after(calls).choose(Hand.parse(hand));

        assertThat(chosen.call()).isEqualTo(Call.parse(call));
    }

    /// A preempt of which no length is told is explained, but nobody opens it.
    @Test
    void whatIsNoRuleIsToldLineByLine() {
        var made = made(NOTES);

        assertThat(made.lines()).hasSize(17);
        assertThat(made.count(Outcome.EXPLAINED)).isEqualTo(5);
        var preempt = made.lines().stream().filter(line -> line.place().line() == 15).findFirst();
        assertThat(preempt.orElseThrow().outcome()).isEqualTo(Outcome.EXPLAINED);
        assertThat(preempt.orElseThrow().detail()).isEqualTo("no points and no lengths are read");
        assertThat(after("").choose(Hand.parse("2.43.KQJT432.J32")).call())
                .isEqualTo(Call.parse("P"));
    }

    @Test
    void aTransferShowsTheSuitItGoesTo() {
        var meant = after("1N P 2D").calls().getLast();

        assertThat(meant.shows().bounds().length(Suit.HEARTS).low()).isEqualTo(5);
        assertThat(meant.row().alert()).isTrue();
        assertThat(meant.row().place()).startsWith("mine.bid:");
    }

    /// The judgement takes no call for natural that the notes have as a convention.
    @Test
    void explainedCallsStandOnTheCard() {
        var card = ConventionCard.of(compiled(made(NOTES)));

        assertThat(card.parts().stream().flatMap(part -> part.lines().stream()))
                .extracting(meant -> meant.key())
                .contains("Stayman", "Preemptive #1", "16+ hcp, any hand, forcing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1N | 15-17 hcp, balanced                   | 15-17 hcp, balanced      | ''            | WHOLE
                    1N | 15--17                                 | 15-17 hcp, balanced      | ''            | PART
                    2H | 6+ suit, 5--9 hcp                      | 6+ H, 5-9 hcp            | ''            | WHOLE
                    2D | 6+!h or 6+!s, 5--9 hcp                 | 6+ H, 5-9 hcp or 6+ S, 5-9 hcp | alert   | WHOLE
                    2C | 6+!c or 5!c and 4!h/!s                 | any                      | ''            | TEXT
                    1S | 4+ spades, 6+ points, forcing          | 4+ S, 6+ hcp             | forcing       | WHOLE
                    2N | at most 10 hcp, 5-5 minors             | 0-10 hcp, 5+ D, 5+ C     | ''            | WHOLE
                    1H | 5 card major, opening hand             | 5 H, 6+ hcp              | ''            | PART
                    1H | 5-card suit, 11+                       | 5 H, 11+ hcp             | ''            | WHOLE
                    3S | Limit raise, 4 card support, 10-12 hcp | 4 S, 10-12 hcp           | invites       | WHOLE
                    2H | 6--9 hcp                               | 6-9 hcp, 5+ H            | ''            | PART
                    1C | 2+!c. Natural or balanced              | 2+ C, 6+ hcp             | ''            | PART
                    1D | Negative, < 8 hcp                      | 0-7 hcp                  | ''            | PART
                    2S | 20--21 bal / any game force            | any                      | game          | TEXT
                    3N | to play                                | any                      | to play       | TEXT
                    2D | Waiting                                | any                      | alert         | TEXT
                    1N | semi-balanced 15--17 hcp               | any                      | ''            | TEXT
                    2N | non-forcing, 11-12, stopper in !h      | 11-12 hcp, stop H, balanced | ''         | PART
                    1S | unlimited, 4+!s, unbal                 | 4+ S, unbalanced, 6+ hcp | ''            | PART
                    1H | 99+ hcp                                | any                      | ''            | TEXT
                    """)
    void descriptionsAreReadAsFarAsTheyTellOfHands(
            String call, String text, String hands, String flags, Described.Reading reading) {
        var read =
                new DescriptionReader(Call.parse(call), Optional.of(Suit.SPADES), false).read(text);

        assertThat(read.reading()).as(read.rest()).isEqualTo(reading);
        assertThat(read.hands().text()).isEqualTo(hands);
        assertThat(String.join(", ", read.flags())).isEqualTo(flags);
    }
}
