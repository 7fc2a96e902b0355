package overtrick.house.table;

/// Who somebody is to the club, whatever name they use.
public record PersonId(String value) {
    public PersonId {
        if (value.isBlank()) {
            throw new IllegalArgumentException("person id is blank");
        }
    }
}
