package overtrick.members.page;

import java.text.NumberFormat;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.log.Upkeep.Copied;
import overtrick.log.Upkeep.Size;
import overtrick.members.Copier;
import overtrick.members.Figures;
import overtrick.members.office.Running;
import overtrick.page.Words;
import overtrick.page.door.Census;
import overtrick.page.door.Deed;
import overtrick.page.door.Rate;

/// What the owner of the club looks after: people, storage, copies, limits, and whether anything
/// can be done at all.
///
/// @param copying whether a copy is being made
/// @param trouble why the last one was not made
/// @param fresh whether the owner has signed in a short while ago, as whoever takes a copy must
public record HousePage(
        Words words,
        Figures figures,
        Census census,
        Size size,
        List<Copied> copies,
        boolean copying,
        Optional<String> trouble,
        Running running,
        boolean fresh) {

    private static final int MEGABYTE = 1_000_000;
    private static final double GIGABYTE = 1e9;

    public HousePage {
        copies = List.copyOf(copies);
    }

    /// What there is, a sentence each.
    public List<String> people() {
        return List.of(
                words.count("member.count", figures.members()),
                words.count("member.house.guests", figures.guests()),
                words.get(
                        "member.house.here",
                        words.count("member.house.visitors", census.visitors()),
                        words.count("member.house.pages", census.pages())),
                words.count("member.house.tables", figures.tables(), figures.awake()),
                words.count("member.house.sessions", figures.sessions()));
    }

    /// Bytes in the unit that suits them.
    public String size(long bytes) {
        var format = NumberFormat.getInstance(words.locale());
        format.setMaximumFractionDigits(1);
        return bytes < GIGABYTE
                ? words.get("member.house.mb", format.format(Math.ceilDiv(bytes, MEGABYTE)))
                : words.get("member.house.gb", format.format(bytes / GIGABYTE));
    }

    public String events() {
        return words.get(
                "member.house.events",
                NumberFormat.getInstance(words.locale()).format(size.events()));
    }

    /// How many copies stay.
    public int kept() {
        return Copier.KEPT;
    }

    /// What is limited.
    public List<Deed> deeds() {
        return Arrays.asList(Deed.values());
    }

    public String name(Deed deed) {
        return words.get("member.deed." + deed.name().toLowerCase(Locale.ROOT));
    }

    /// What one visitor may; a dash where only addresses are counted.
    public String visitor(Deed deed) {
        return deed.visitor().map(this::rate).orElse("–");
    }

    public String address(Deed deed) {
        return rate(deed.address(census.people()));
    }

    private String rate(Rate rate) {
        long minute = Math.max(1, Duration.ofMinutes(1).dividedBy(rate.interval()));
        var format = NumberFormat.getInstance(words.locale());
        return words.get("member.house.rate", format.format(rate.burst()), format.format(minute));
    }

    public long refused(Deed deed) {
        return census.refused().getOrDefault(deed, 0L);
    }
}
