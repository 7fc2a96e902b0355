package overtrick.browser;

/// The telephone of a table in the room.
record TablePhone(Visitor visitor) {

    /// Of those who sit North–South.
    static TablePhone open(Visitor visitor, String address) {
        return open(visitor, address, "NS");
    }

    /// @param side whose telephone it is
    static TablePhone open(Visitor visitor, String address, String side) {
        new Size(390, 844).of(visitor);
        visitor.open(address);
        visitor.at("#who button:has-text('%s')".formatted(side)).first().click();
        visitor.at("#entry").waitFor();
        return new TablePhone(visitor);
    }

    void tap(String field, String value) {
        visitor.at("#entry label:has(input[name=%s][value='%s'])".formatted(field, value)).click();
    }

    /// The keys for the next board, whatever the opponents are asked meanwhile.
    void next() {
        visitor.at(".bchip.is-open:not(.waiting)").first().click();
    }

    /// A tap on the board and four with which everything is said.
    ///
    /// @param margin such as `+1`, `=` or `-2`
    void enter(String level, String strain, String declarer, String margin) {
        next();
        tap("level", level);
        tap("strain", strain);
        tap("declarer", declarer);
        tap("margin", margin);
    }

    void send() {
        visitor.at("#send").click();
    }

    /// As an opponent, to the last result.
    void agree() {
        visitor.at("#told button.main").first().click();
    }

    void dispute() {
        visitor.at("#told button:not(.main)").first().click();
    }
}
