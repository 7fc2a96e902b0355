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
            "n tessera"),
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
            "tesserato"),
    SURNAME("surname", "last name", "family name", "ho", "cognome"),
    GIVEN("first name", "given name", "ten goi", "nome"),
    CLUB("club", "cau lac bo", "clb", "associazione", "circolo", "societa", "asd"),
    CATEGORY("category", "rank", "grade", "hang", "dang cap", "categoria", "classifica"),
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
            "data tesseramento");

    private final List<String> names;

    Column(String... names) {
        this.names = List.of(names);
    }

    static Optional<Column> of(String heading) {
        String folded = Folded.of(heading);
        return Arrays.stream(values()).filter(one -> one.names.contains(folded)).findFirst();
    }
}
