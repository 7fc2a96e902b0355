package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tags come in, and every other byte stays.
class PbnCopyTest {

    private static final String DEAL =
            "[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"]";

    private static byte[] copied(byte[] bytes, UnaryOperator<PbnGame> change) {
        var copy = PbnCopy.of(new ByteArrayInputStream(bytes));
        var out = new ByteArrayOutputStream();
        for (var piece = copy.next(); piece.isPresent(); piece = copy.next()) {
            var read = piece.get();
            out.writeBytes(
                    read.isApart()
                            ? read.with(change.apply(read.read().game()))
                            : read.unchanged());
        }
        out.writeBytes(copy.rest());
        return out.toByteArray();
    }

    private static String tagged(String text) {
        return new String(
                copied(
                        text.getBytes(StandardCharsets.ISO_8859_1),
                        game ->
                                game.with("ParContract", "NS 1C=")
                                        .withTable(
                                                "OptimumResultTable",
                                                "Declarer;Result\\2R",
                                                List.of("N", "7"))),
                StandardCharsets.ISO_8859_1);
    }

    private static final String PAR = "[ParContract \"NS 1C=\"]";
    private static final String TABLE = "[OptimumResultTable \"Declarer;Result\\2R\"]\nN  7\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n\r\n\r",
                "prose\n\n" + DEAL + "\n% escape\n",
                "{ a\n\n comment }\r\n" + DEAL + "\r\n\r\n; the end",
                DEAL + DEAL + "\n[Auction \"N\"]\n\n[Play \"N\"]\n\n" + DEAL,
                "\u00ff\u00fe\u0001\u0000[",
            })
    void withoutChangeEveryByteStays(String text) {
        var latin = text.getBytes(StandardCharsets.ISO_8859_1);
        var marked = ("\ufeff" + text).getBytes(StandardCharsets.UTF_8);

        if (!text.contains("\u0000")) {
            assertThat(copied(latin, game -> game)).isEqualTo(latin);
        }
        assertThat(copied(marked, game -> game)).isEqualTo(marked);
    }

    @Test
    void aTournamentStaysWithoutChange() {
        var bytes = new TournamentFixture().text().getBytes(StandardCharsets.ISO_8859_1);

        assertThat(copied(bytes, game -> game)).isEqualTo(bytes);
    }

    @Test
    void tagsComeBeforeSectionsAndTablesBehind() {
        String head = "% by hand\n\n{ odd }  [Board  \"1\" ]\n" + DEAL + "\n";
        String sections = "[auction \"N\"]\n1C {x} AP\n[Note \"1:y\"]\n";
        String next = " \n[Board \"2\"]\n" + DEAL;

        assertThat(tagged(head + sections + next))
                .isEqualTo(head + PAR + "\n" + sections + TABLE + next + "\n" + PAR + "\n" + TABLE);
    }

    @Test
    void linesEndAsThoseAround() {
        String text = "[Board \"1\"]\r\n" + DEAL + "\r\n\r\n";

        assertThat(tagged(text))
                .isEqualTo(
                        "[Board \"1\"]\r\n"
                                + DEAL
                                + "\r\n"
                                + (PAR + "\n" + TABLE).replace("\n", "\r\n")
                                + "\r\n");
    }

    @Test
    void whatIsThereIsNotAddedAgain() {
        String text = DEAL + "\n" + PAR + "\n" + TABLE;

        assertThat(tagged(text)).isEqualTo(text);
    }

    @Test
    void gamesOnOneLineAreNotDivided() {
        String text = "[Board \"1\"]" + DEAL + "[Board \"2\"]" + DEAL + "\n";

        assertThat(tagged(text)).isEqualTo(text + PAR + "\n" + TABLE);
    }
}
