package overtrick.practice.shelf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// The folder `lessons` in the club's data. Files that lie there, and in folders below it, are
/// everybody's; they are listed once, when the club opens. What people bring lies in
/// `lessons/brought`, a folder for each of them, and is theirs alone until they show it to the
/// club.
public final class LessonFolder {

    /// The largest file that is taken.
    public static final int LARGEST = 2 << 20;

    /// Files that one person may keep.
    public static final int EACH = 60;

    /// Files that all together may keep.
    private static final int ALL = 5_000;

    /// Files of the club that are listed.
    private static final int LISTED = 2_000;

    private static final int DEEP = 4;
    private static final int LONGEST_NAME = 40;
    private static final String BROUGHT = "brought";
    private static final Pattern KEPT =
            Pattern.compile("([0-9a-f]{16})-(own|shown)-([a-z0-9-]{1,40})\\.pbn");

    /// A file of the club.
    ///
    /// @param name under which it is found
    /// @param folder in which it lies, as its path below `lessons`; empty for `lessons` itself
    /// @param file its name without the ending
    public record OfClub(String name, String folder, String file, Path path) {}

    /// A file that somebody brought.
    ///
    /// @param name under which it is found
    /// @param file its name without the ending
    /// @param shown whether the club sees it
    public record Brought(String name, PersonId owner, String file, boolean shown, Path path) {}

    private final Path root;
    private final List<OfClub> ofClub;
    private final Map<String, Brought> brought = new LinkedHashMap<>();

    /// Lists what lies there; a folder that is not there yet is an empty one.
    public LessonFolder(Path root) {
        this.root = root;
        this.ofClub = list();
        readBrought();
    }

    /// The files of the club, by folder and name.
    public List<OfClub> ofClub() {
        return ofClub;
    }

    private List<OfClub> list() {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        var names = new LinkedHashMap<String, OfClub>();
        FilesBelow.in(root, DEEP, EnumSet.of(FileVisitOption.FOLLOW_LINKS)).stream()
                .filter(path -> path.toString().toLowerCase(Locale.ROOT).endsWith(".pbn"))
                .filter(path -> !path.startsWith(root.resolve(BROUGHT)))
                .limit(LISTED)
                .forEach(path -> list(names, path));
        return List.copyOf(names.values());
    }

    private void list(Map<String, OfClub> names, Path path) {
        var below = root.relativize(path);
        String folder = Optional.ofNullable(below.getParent()).map(Path::toString).orElse("");
        String file = stem(String.valueOf(path.getFileName()));
        String name = free(names, slug(folder + " " + file));
        names.put(name, new OfClub(name, folder, file, path));
    }

    private static String free(Map<String, ?> taken, String wanted) {
        String name = wanted;
        for (int more = 2; taken.containsKey(name); more++) {
            String ending = "-" + more;
            int room = Math.min(wanted.length(), LONGEST_NAME - ending.length());
            name = wanted.substring(0, room) + ending;
        }
        return name;
    }

    private void readBrought() {
        var folder = root.resolve(BROUGHT);
        if (!Files.isDirectory(folder)) {
            return;
        }
        FilesBelow.in(folder, 2, Set.of()).stream().limit(ALL).forEach(this::readBrought);
    }

    private void readBrought(Path path) {
        var name = KEPT.matcher(String.valueOf(path.getFileName()));
        var folder = Optional.ofNullable(path.getParent()).map(Path::getFileName);
        if (name.matches() && folder.isPresent()) {
            owner(folder.get().toString())
                    .ifPresent(owner ->
                            brought.put(
                                    name.group(1),
                                    new Brought(
                                            name.group(1),
                                            owner,
                                            name.group(3),
                                            name.group(2).equals("shown"),
                                            path)));
        }
    }

    /// What somebody has brought, by name.
    public synchronized List<Brought> of(PersonId owner) {
        return brought.values().stream()
                .filter(one -> one.owner().equals(owner))
                .sorted(Comparator.comparing(Brought::file))
                .toList();
    }

    /// What people show to the club, by name.
    public synchronized List<Brought> shown() {
        return brought.values().stream()
                .filter(Brought::shown)
                .sorted(Comparator.comparing(Brought::file))
                .toList();
    }

    /// The file that was brought under this name.
    public synchronized Optional<Brought> find(String name) {
        return Optional.ofNullable(brought.get(name));
    }

    /// Keeps a file; one that is the same is kept once.
    ///
    /// @return empty when there is no room for another one
    /// @throws UncheckedIOException when the disk does not take it
    public synchronized Optional<Brought> keep(PersonId owner, String file, byte[] bytes) {
        String name = name(owner, bytes);
        var same = find(name);
        if (same.isPresent() || bytes.length > LARGEST) {
            return same;
        }
        if (of(owner).size() >= EACH || brought.size() >= ALL) {
            return Optional.empty();
        }
        String plain = slug(stem(file));
        var kept = new Brought(name, owner, plain, false, path(owner, name, false, plain));
        try {
            Files.createDirectories(folder(owner));
            var draft = folder(owner).resolve(name + ".draft");
            Files.write(draft, bytes);
            move(draft, kept.path());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        brought.put(name, kept);
        return Optional.of(kept);
    }

    /// Shows a file to the club, or to its owner alone.
    ///
    /// @throws UncheckedIOException when the disk does not take it
    public synchronized void show(Brought file, boolean shown) {
        replace(
                file,
                new Brought(
                        file.name(),
                        file.owner(),
                        file.file(),
                        shown,
                        path(file.owner(), file.name(), shown, file.file())));
    }

    /// Throws a file away.
    ///
    /// @throws UncheckedIOException when the disk does not let it go
    public synchronized void remove(Brought file) {
        try {
            Files.deleteIfExists(file.path());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        brought.remove(file.name());
    }

    /// Throws away all that somebody has brought.
    ///
    /// @throws UncheckedIOException when the disk does not let it go
    public synchronized void discard(PersonId owner) {
        of(owner).forEach(this::remove);
    }

    /// What a guest brought is another one's from now on.
    ///
    /// @throws UncheckedIOException when the disk does not take it
    public synchronized void pass(PersonId from, PersonId to) {
        for (var file : of(from)) {
            replace(
                    file,
                    new Brought(
                            file.name(),
                            to,
                            file.file(),
                            file.shown(),
                            path(to, file.name(), file.shown(), file.file())));
        }
    }

    private void replace(Brought before, Brought after) {
        try {
            Files.createDirectories(folder(after.owner()));
            move(before.path(), after.path());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        brought.put(after.name(), after);
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// Reads a file; empty when it has gone or has grown too large.
    public static Optional<byte[]> bytes(Path path) {
        try {
            return Files.size(path) > LARGEST
                    ? Optional.empty()
                    : Optional.of(Files.readAllBytes(path));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private Path path(PersonId owner, String name, boolean shown, String file) {
        return folder(owner).resolve("%s-%s-%s.pbn".formatted(name, shown ? "shown" : "own", file));
    }

    /// The folder of a person is called by the letters of their id as numbers: an id is no name of
    /// a folder on every disk.
    private Path folder(PersonId owner) {
        var letters = owner.value().getBytes(StandardCharsets.UTF_8);
        return root.resolve(BROUGHT).resolve(HexFormat.of().formatHex(letters));
    }

    private static Optional<PersonId> owner(String folder) {
        try {
            var letters = HexFormat.of().parseHex(folder);
            return Optional.of(new PersonId(new String(letters, StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException noFolderOfOurs) {
            return Optional.empty();
        }
    }

    private static String name(PersonId owner, byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(owner.value().getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            return HexFormat.of().formatHex(digest.digest(bytes), 0, 8);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    private static String stem(String file) {
        String last = file.replaceFirst(".*[/\\\\]", "");
        return last.replaceFirst("(?i)\\.pbn$", "");
    }

    /// Small letters, digits and hyphens.
    private static String slug(String text) {
        String plain =
                Normalizer.normalize(text, Normalizer.Form.NFD)
                        .replace('đ', 'd')
                        .replace('Đ', 'd')
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("\\p{M}+", "")
                        .replaceAll("[^a-z0-9]+", "-")
                        .replaceAll("^-+|-+$", "");
        String cut = plain.substring(0, Math.min(plain.length(), LONGEST_NAME));
        return cut.isEmpty() ? "lesson" : cut;
    }

    /// Puts what somebody has brought into the basket of what they take home.
    ///
    /// @throws IOException when the basket cannot take it
    public void fill(Member.Person person, Takeaway.Basket basket) throws IOException {
        for (var one : of(person.id())) {
            var bytes = bytes(one.path());
            if (bytes.isPresent()) {
                basket.put("lessons/%s-%s.pbn".formatted(one.file(), one.name()), bytes.get());
            }
        }
    }
}
