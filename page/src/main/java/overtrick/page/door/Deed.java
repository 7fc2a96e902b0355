package overtrick.page.door;

import java.util.Optional;

/// What visitors do that costs the club something, and how often they may: at once, and for every
/// minute after it. The limits of a visitor are narrow, those of an address wide: a whole club of
/// [#PEOPLE] telephones may share the address of its Wi-Fi.
public enum Deed {
    //          one visitor         all behind one address
    REQUEST(Rate.of(600, 1_800), Rate.of(24_000, 60_000)),
    MOVE(Rate.of(150, 600), Rate.of(6_000, 24_000)),
    TALK(Rate.of(10, 30), Rate.of(800, 1_600)),
    PREFERENCE(Rate.of(30, 30), Rate.of(800, 800)),
    STREAM(Rate.of(60, 60), Rate.of(4_000, 4_000)),
    TABLE(Rate.of(20, 4), Rate.of(400, 60)),
    UPLOAD(Rate.of(5, 2), Rate.of(100, 30)),
    /// A board is pasted, to be looked at: whoever looks through a match pastes one after the
    /// other.
    LOOK(Rate.of(30, 20), Rate.of(600, 400)),
    HINT(Rate.of(40, 30), Rate.of(400, 300)),
    ANALYSIS(Rate.of(20, 10), Rate.of(200, 60)),
    /// A code under which there is no table: open ones are not to be found by trying.
    WRONG_CODE(Rate.of(12, 6), Rate.of(400, 60)),
    /// A cookie of a session, or of a device, that opens nothing: a browser shows one once, for it
    /// is taken away.
    WRONG_COOKIE(Rate.of(60, 30), Rate.of(1_600, 400)),
    /// A wrong password, passkey or code on paper.
    WRONG_SECRET(Rate.of(10, 2), Rate.of(200, 60)),
    /// A password is checked, which costs much on purpose.
    SIGN_IN(Rate.of(15, 10), Rate.of(300, 150)),
    /// Somebody unknown becomes a guest; they have no limit of their own yet.
    GUEST(Rate.of(800, 60));

    /// For how many people the limits of an address are made, unless the settings say otherwise.
    public static final int PEOPLE = 400;

    private final Optional<Rate> visitor;
    private final Rate address;

    Deed(Rate visitor, Rate address) {
        this.visitor = Optional.of(visitor);
        this.address = address;
    }

    Deed(Rate address) {
        this.visitor = Optional.empty();
        this.address = address;
    }

    /// What one visitor may; empty when only addresses are counted.
    public Optional<Rate> visitor() {
        return visitor;
    }

    /// What all may who come from one address.
    ///
    /// @param people how many may be behind it
    public Rate address(int people) {
        return address.times(people / (double) PEOPLE);
    }
}
