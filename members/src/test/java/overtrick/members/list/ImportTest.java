package overtrick.members.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.formats.results.CsvCell;
import overtrick.members.list.Import.Added;
import overtrick.members.list.Import.Changed;
import overtrick.members.list.Import.Same;
import overtrick.members.list.Import.Wrong;

/// What a file would do to the list.
class ImportTest {

    private static List<Listed> list(Entry... entries) {
        var list = new ArrayList<Listed>();
        for (var entry : entries) {
            list.add(new Listed("row " + list.size(), Optional.empty(), entry));
        }
        return list;
    }

    private static Entry lan() {
        return new Entry("VN-12", "Nguyễn Thị Lân", "Hà Nội", "A", "2019-09-01");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Number,Name,Club,Category,Since       | VN-12,Nguyễn Thị Lân,Hà Nội,A,2019-09-01",
                "Số thẻ;Họ và tên;Câu lạc bộ;Hạng;Từ ngày | VN-12;Nguyễn Thị Lân;Hà Nội;A;1/9/2019",
                "Codice FIGB;Cognome;Nome;Associazione;Categoria;Dal | VN-12;Nguyễn Thị;Lân;Hà Nội;A;1.9.2019",
                "编号;姓名;俱乐部;类别;入会日期 | VN-12;Nguyễn Thị Lân;Hà Nội;A;1/9/2019",
                "Họ;Tên;Số thẻ;CLB;Đẳng cấp;Ngày vào   | Nguyễn Thị;Lân;VN-12;Hà Nội;A;01-09-2019",
                "SURNAME,First name,No.,Club,Rank,Joined | Nguyễn Thị,Lân,VN-12,\"Hà Nội\",A,2019-9-1",
            })
    void headingsOfManyFederationsAreKnown(String headings, String line) {
        var plan = Import.of("\ufeff" + headings + "\r\n" + line + "\r\n", List.of());

        assertThat(plan.lines()).containsExactly(new Added(2, lan()));
        assertThat(plan.ignored()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'name,number\n,12', NAME_MISSING, 2, 1",
        "'name,number\nAnna,12\nBob,12', NUMBER_TWICE, 3, 5",
        "'number,name,since\n1,Anna,yesterday', DATE_ODD, 2, 8",
        "'number,name,since\n1,Anna,31/2/2020', DATE_ODD, 2, 8",
        "'number,name\n=1+1,Anna', NUMBER_ODD, 2, 1",
        "'name\n\"Anna', OPEN_QUOTES, 2, 1",
        "'number,club\n1,Rome', NO_NAMES, 1, 1",
        "'name', EMPTY, 1, 1",
        "'', EMPTY, 1, 1",
        "'name,club\nCarla,Oslo', SEVERAL, 2, 1",
        "'name\nZoë\nZoe', TWICE, 3, 1",
        "'name\nAnna\nANNA', TWICE, 3, 1",
    })
    void whatIsWrongIsToldWithItsPlace(String file, Fault fault, int line, int column) {
        var list =
                list(
                        new Entry("7", "Carla", "", "", ""),
                        new Entry("8", "Carla", "", "", ""),
                        Entry.of("Anna"));

        assertThat(Import.of(file, list).of(Wrong.class))
                .singleElement()
                .satisfies(wrong -> {
                    assertThat(wrong.fault()).isEqualTo(fault);
                    assertThat(wrong.line()).as("line").isEqualTo(line);
                    assertThat(wrong.column()).as("column").isEqualTo(column);
                });
    }

    @Test
    void fieldThatIsTooLongIsToldAndTheRestIsTaken() {
        var plan = Import.of("name,club\n" + "x".repeat(81) + ",Rome\nAnna,Rome", List.of());

        assertThat(plan.of(Wrong.class))
                .extracting(Wrong::fault, Wrong::line)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(Fault.TOO_LONG, 2));
        assertThat(plan.of(Added.class)).hasSize(1);
        assertThat(plan.changes()).isTrue();
    }

    @Test
    void whoIsOnTheListIsFoundByNumberAndThenByName() {
        var list =
                list(
                        lan(),
                        Entry.of("Bob"),
                        Entry.of("Carla"),
                        new Entry("9", "Carla", "", "", ""));
        String file =
                """
                name,number,club
                Lân Nguyễn,VN-12,
                bob,3,Rome
                Carla,9,
                Carla,,Oslo
                Dora,4,
                """;

        assertThat(Import.of(file, list).lines())
                .containsExactly(
                        new Changed(
                                2,
                                list.get(0),
                                new Entry("VN-12", "Lân Nguyễn", "Hà Nội", "A", "2019-09-01")),
                        new Changed(3, list.get(1), new Entry("3", "bob", "Rome", "", "")),
                        new Same(4, list.get(3)),
                        new Changed(5, list.get(2), new Entry("", "Carla", "Oslo", "", "")),
                        new Added(6, new Entry("4", "Dora", "", "", "")));
    }

    @Test
    void whatIsWrittenIsReadBackEqual() {
        var list =
                list(
                        lan(),
                        Entry.of("Twin"),
                        Entry.of("Twin"),
                        new Entry("=1", "-\"Semi; colon, and\" quotes", "@home", "'t", "2020"),
                        new Entry("5", "O’Brien", "", "+1", "2020-02"));
        var file = new StringBuilder("\ufeffnumber,name,club,category,since\r\n");
        for (var one : list) {
            var entry = one.entry();
            file.append(
                    CsvCell.row(
                            List.of(
                                    entry.number(),
                                    entry.name(),
                                    entry.club(),
                                    entry.category(),
                                    entry.since())));
        }

        var plan = Import.of(file.toString(), list);

        assertThat(plan.changes()).isFalse();
        assertThat(plan.of(Same.class)).hasSize(list.size() - 1);
        assertThat(plan.of(Wrong.class))
                .as("a number that no federation has")
                .extracting(Wrong::fault)
                .containsExactly(Fault.NUMBER_ODD);
    }

    @Test
    void columnsOfOthersAreNamedAndLeftOut() {
        var plan = Import.of("Name,E-mail,Shoe size\nAnna,a@b,39", List.of());

        assertThat(plan.ignored()).containsExactly("E-mail", "Shoe size");
        assertThat(plan.lines()).containsExactly(new Added(2, Entry.of("Anna")));
    }
}
