package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The reader's diagnostics and their places. In the tables `/` ends a line, `'` stands for a
/// quote, and a whole deal comes after the text.
class DiagnosticsTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiterString = " | ",
            quoteCharacter = '`',
            textBlock =
                    """
                    [Event 'open]             | 1:8: error: text in quotes does not end on its line; right would be "text"
                    [Event 'open              | 1:8: error: text in quotes does not end on its line; right would be "text"
                    [Event 'a\\b']            | 1:10: warning: \\b is no escape; in quotes \\" stands for a quote and \\\\ for a backslash
                    [Event 'a' 'b']           | 1:12: warning: more than one value in the tag Event is left out; a tag is [Name "value"]
                    [Event 'a' {b} ]          | 1:12: warning: comment stands within a tag; its place is after ]
                    [Event 'a'/[Site 'b']     | 1:1: error: tag Event is not closed; right would be [Event "…"]
                    [Event]                   | 1:1: error: tag Event has no value; right would be [Event "…"]
                    [Event club]              | 1:8: warning: value of Event is not in quotes; right would be "club"
                    [event 'a']               | 1:2: warning: tag event is rightly written Event
                    [foo 'a']                 | 1:2: warning: tag foo is rightly written Foo
                    [1Event 'a']              | 1:1: error: [ is not followed by a tag's name, like [Event "…"]
                    ['Event']                 | 1:1: error: [ is not followed by a tag's name, like [Event "…"]
                    [Event 'a'] ]             | 1:13: warning: ] closes no tag
                    [Event 'a'] }             | 1:13: warning: } ends no comment; a comment is {like this}
                    [Event 'a'] words, words  | 1:13: warning: text after the tag Event is left out; a tag is [Name "value"]
                    [Event 'a']/[Event 'b']   | 2:1: warning: tag Event comes twice in a game; only the first counts
                    [Site '#']                | 1:8: warning: no game before has Site, which # refers to
                    """)
    void ofTags(String text, String complaint) {
        assertThat(diagnostics(text + "/")).contains(complaint);
    }

    @Test
    void anUnterminatedCommentEndsAtTheNextEmptyLine() {
        var file =
                Pbn.read(
                        Samples.BARE
                                + "{open\nmore\n\n"
                                + Samples.BARE.replace("Board \"1", "Board \"2"));

        assertThat(file.boards()).hasSize(2);
        assertThat(Samples.diagnostics(file))
                .isEqualTo("5:1: error: comment does not end; right would be {comment}");
    }

    @Test
    void aLineMayHave255CharactersWithItsEnd() {
        String right = "[Event \"" + "x".repeat(244) + "\"]\n";
        String long1 = "[Event \"" + "x".repeat(245) + "\"]\n";

        assertThat(Samples.diagnostics(Pbn.read(right + Samples.BARE))).isEmpty();
        assertThat(Samples.diagnostics(Pbn.read(long1 + Samples.BARE)))
                .isEqualTo("1:255: warning: line has 256 characters with its end; 255 are allowed");
        assertThat(Samples.diagnostics(Pbn.read((right + Samples.BARE).replace("\n", "\r\n"))))
                .isEqualTo("1:254: warning: line has 256 characters with its end; 255 are allowed");
    }

    @Test
    void controlCharactersCountAsBlanks() {
        var file = Pbn.read("[Event \"a\u0001b\tc\"]\n" + Samples.BARE);

        assertThat(Samples.only(file).tag("Event")).contains("a b c");
        assertThat(Samples.diagnostics(file))
                .isEqualTo(
                        """
                        1:10: warning: character 1 is not allowed in PBN; it counts as a blank
                        1:12: warning: tab stands in quotes; it counts as a blank\
                        """);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " | ",
            quoteCharacter = '`',
            textBlock =
                    """
                    .63.AKQ987.A9732 A8654.KQ5.T.QJT6                                         | 4:8: error: deal does not begin with a seat and a colon, like N:; the game is left out
                    X:.63.AKQ987.A9732 - - -                                                  | 4:8: error: seat is not N, E, S or W: X; the game is left out
                    N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6                                       | 4:8: error: deal does not have four hands with blanks between: 2; the game is left out
                    N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 - -                                   | 4:8: error: deal does not give all four hands; not given: S, W; the game is left out
                    N:.63.AKQ987.A9732 A86x4.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85     | 4:30: error: rank is not one of 23456789TJQKA: X; the game is left out
                    N:.63.AKQ987.A9732 A8664.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85     | 4:30: error: S6 comes twice in a hand; the game is left out
                    N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.84     | 4:8: error: C4 is held by West and by another hand; the game is left out
                    N:.63.AKQ987.A973 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85      | 4:8: error: North does not hold 13 cards: 12; the game is left out
                    N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.8.5    | 4:77: error: hand has more than four suits; the game is left out
                    N:63A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85              | 4:10: error: hand is not four suits with dots between: 63A9732; the game is left out
                    """)
    void ofDealsThatCannotBeRead(String deal, String complaint) {
        var file =
                Pbn.read(
                        "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"%s\"]\n"
                                .formatted(deal));

        assertThat(file.boards()).isEmpty();
        assertThat(Samples.diagnostics(file)).isEqualTo(complaint);
    }

    @Test
    void aGameWithoutADealIsReportedAndSkipped() {
        var file = Pbn.read(Samples.BARE + "\n[Event \"totals\"]\n\n" + Samples.BARE);

        assertThat(file.games()).hasSize(3);
        assertThat(file.boards()).hasSize(2);
        assertThat(Samples.diagnostics(file))
                .isEqualTo(
                        "6:1: error: game has no deal and is left out;"
                                + " right would be [Deal \"N:… … … …\"]");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " | ",
            quoteCharacter = '`',
            textBlock =
                    """
                    [Auction 'N']/1D 1C P P P          | 6:4: error: 1C may not be called (Law 18D); the auction is kept up to there
                    [Auction 'N']/1D ^I 1C AP          | 6:4: error: an insufficient bid was accepted here; the auction is kept up to there
                    [Auction 'N']/^S 1D AP             | 6:1: error: a call out of rotation was accepted here; the auction is kept up to there
                    [Auction 'N']/1D 8C                | 6:4: error: level is not 1 to 7: 8C; the auction is kept up to there
                    [Auction 'N']/1D - P P             | 6:4: error: - stands for those not yet in turn and cannot follow a call; the auction is kept up to there
                    [Auction 'E']/1D AP                | 5:11: error: auction is left out: it begins with E, but N is the dealer
                    [Auction '1']/1D AP                | 5:11: warning: auction should name the first to call, N, E, S or W: 1
                    [Auction 'N']/1D P P P P           | 6:10: warning: auction is over; the further pass is left out
                    [Auction 'N']/1N AP                | 6:1: warning: notrump is written NT: 1N
                    [Auction 'N']/1D =1= AP            | 6:4: warning: there is no note 1; right would be [Note "1:…"]
                    [Auction 'N']/=1= 1D AP            | 6:1: warning: note stands before the first call
                    [Auction 'N']/1D =33= AP/[Note '33:a'] | 6:4: warning: note is not 1 to 32: 33
                    [Auction 'N']/1D$256 AP            | 6:3: warning: glyph is not $0 to $255: $256
                    [Auction 'N']/1D& AP               | 6:3: warning: & is left out; it is part of no call, card, note =1=, $1, ! or ?
                    [Auction 'N']/1D 'x' AP            | 6:4: warning: text in quotes is left out; Auction has none
                    [Auction 'N']/1D AP/[Note '1']     | 7:8: error: note is not like 1:text: 1
                    [Auction 'N']/P/[Note '1:a']/[Note '1:b'] | 8:8: warning: note 1 comes twice; the first counts
                    """)
    void ofAuctions(String text, String complaint) {
        assertThat(after(text)).isEqualTo(complaint);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " | ",
            quoteCharacter = '`',
            textBlock =
                    """
                    [Contract '8D'][Declarer 'N']                | 5:12: error: contract is not like 4H, 3NTX or Pass: 8D
                    [Contract '3N'][Declarer 'N']                | 5:12: warning: notrump is written NT: 3N
                    [Contract '3D'][Declarer 'X']                | 5:27: error: declarer is not N, E, S or W: X
                    [Contract '3D'][Declarer '^N']               | 5:27: warning: declarer and dummy were swapped; the record goes by who played: ^N
                    [Contract '3D'][Declarer 'N'][Result '14']   | 5:39: error: result is not 0 to 13 tricks, 13 together: 14
                    [Contract '3D'][Declarer 'N'][Result 'NS 9 EW 5'] | 5:39: error: result is not 0 to 13 tricks, 13 together: NS 9 EW 5
                    [Contract '3D'][Declarer 'N'][Result 'NS 9 EW 3'] | 5:39: error: result is not 0 to 13 tricks, 13 together: NS 9 EW 3
                    [Contract '3D'][Declarer 'N'][Result 'nine'] | 5:39: error: result is not like 10, NS 10 or EW 3 NS 10: nine
                    [Contract '3D'][Declarer 'N'][Result '^9']   | 5:39: warning: players agreed on a result that they did not play: ^9
                    """)
    void ofContractsAndResults(String text, String complaint) {
        assertThat(after(text)).isEqualTo(complaint);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " | ",
            quoteCharacter = '`',
            textBlock =
                    """
                    [Play 'E']/SA S3 S2 H6/C6 CQ *               | 8:4: error: S may not play CQ (Law 45A); the play is kept up to there
                    [Play 'E']/SA S3 S2 D7/DT H2 *               | 8:1: error: a card is missing in trick 2; the play is kept up to there
                    [Play 'E']/SA H2 S2 D7 *                     | 7:4: error: S may not play H2 (Law 44C); the play is kept up to there
                    [Play 'E']/SA ^R H2 S2 D7 *                  | 7:7: error: a revoke stands here; the play is kept up to there
                    [Play 'E']/SA S3 S2 D7/^L DT D3 D2 DA *      | 8:4: error: a lead out of turn was accepted here; the play is kept up to there
                    [Play 'E']/SA S3 S2 S1 *                     | 7:10: error: rank is not one of 23456789TJQKA: 1
                    [Play 'E']/SA S3 S2 D7/DA DT D3 D2/*         | 8:1: warning: row is not in columns, E first; the cards go to those who hold them
                    [Play 'N']/D7 SA S3 S2/*                     | 6:8: warning: play begins with N, but E leads to 3DN
                    [Play '']/SA S3 S2 D7/*                      | ``
                    """)
    void ofPlays(String text, String complaint) {
        String contract = "[Contract \"3D\"]/[Declarer \"N\"]/".replace("]/[", "] [");

        assertThat(after(contract + text)).isEqualTo(complaint);
    }

    @Test
    void diagnosticsComeInTheOrderOfTheText() {
        var places =
                Pbn.read("]\n[Deal \"x\"]\n[Event \"a\\b\"] ]\n").diagnostics().stream()
                        .map(diagnostic -> diagnostic.line() + ":" + diagnostic.column())
                        .toList();

        assertThat(places).containsExactly("1:1", "2:8", "3:10", "3:15");
    }

    private static String diagnostics(String text) {
        return Samples.diagnostics(Pbn.read(lines(text) + Samples.BARE));
    }

    private static String after(String text) {
        return Samples.diagnostics(Pbn.read(Samples.BARE + lines(text) + "\n"));
    }

    private static String lines(String text) {
        return text.strip().replace('/', '\n').replace('\'', '"')
                + (text.endsWith("/") ? "\n" : "");
    }
}
