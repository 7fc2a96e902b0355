package overtrick.members.list;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A column of a table of members, known by what federations and clubs call it.
enum Column {
    NUMBER(
            "number",
            "no",
            "nr",
            "id",
            "member number",
            "membership number",
            "federation number",
            "so the",
            "so hoi vien",
            "ma hoi vien",
            "ma so",
            "codice",
            "codice figb",
            "codice federale",
            "tessera",
            "numero tessera",
            "n tessera",
            "编号",
            "会员编号",
            "牌手编号"),
    NAME(
            "name",
            "full name",
            "member",
            "ho ten",
            "ho va ten",
            "ten",
            "hoi vien",
            "nominativo",
            "cognome e nome",
            "cognome nome",
            "giocatore",
            "tesserato",
            "姓名",
            "会员"),
    SURNAME("surname", "last name", "family name", "ho", "cognome", "姓"),
    GIVEN("first name", "given name", "ten goi", "nome", "名"),
    CLUB("club", "cau lac bo", "clb", "associazione", "circolo", "societa", "asd", "俱乐部"),
    CATEGORY(
            "category", "rank", "grade", "hang", "dang cap", "categoria", "classifica", "类别", "级别"),
    SINCE(
            "since",
            "member since",
            "joined",
            "tu ngay",
            "ngay vao",
            "ngay gia nhap",
            "tu",
            "dal",
            "iscritto dal",
            "data iscrizione",
            "data tesseramento",
            "入会",
            "入会日期");

    private final List<String> names;

    Column(String... names) {
        this.names = List.of(names);
    }

    static Optional<Column> of(String heading) {
        String folded = Folded.of(heading);
        return Arrays.stream(values()).filter(one -> one.names.contains(folded)).findFirst();
    }
}
