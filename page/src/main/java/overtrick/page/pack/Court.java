package overtrick.page.pack;

import overtrick.cards.Rank;

/// The upper half of a king, a queen or a jack, in a panel from 0,0 to 58,61; the lower half is the
/// same once more, turned round. Told apart from afar by what is on the head: a crown with points,
/// a diadem over long hair, a cap with a feather.
final class Court {

    private static final String SKIN = "#f7dcb8";
    private static final String GOLD = "#dfa437";
    private static final String INK = "#33291c";

    private Court() {}

    static String half(Rank rank) {
        return switch (rank) {
            case KING -> king();
            case QUEEN -> queen();
            case JACK -> jack();
            default -> throw new IllegalArgumentException("no court card: " + rank);
        };
    }

    private static String path(String fill, String outline) {
        return "<path fill=\"" + fill + "\" d=\"" + outline + "\"/>";
    }

    private static String line(String colour, double width, String outline) {
        return "<path fill=\"none\" stroke=\""
                + colour
                + "\" stroke-width=\""
                + width
                + "\" stroke-linecap=\"round\" d=\""
                + outline
                + "\"/>";
    }

    private static String dot(String fill, double x, double y, double radius) {
        return "<circle fill=\""
                + fill
                + "\" cx=\""
                + x
                + "\" cy=\""
                + y
                + "\" r=\""
                + radius
                + "\"/>";
    }

    private static String eyes(double y) {
        return dot(INK, 25, y, 1.3) + dot(INK, 33, y, 1.3);
    }

    private static String king() {
        return path("currentColor", "M2 61C3 49 11 43 20 41L38 41C47 43 55 49 56 61Z") // mantle
                + path("#fffdf8", "M20 41L38 41L46 61L12 61Z") // ermine
                + dot(INK, 20, 50, 1)
                + dot(INK, 38, 50, 1)
                + dot(INK, 18, 57, 1)
                + dot(INK, 40, 57, 1)
                + path(SKIN, "M19 19H39V32C39 38 35 42 29 42C23 42 19 38 19 32Z") // face
                + path(
                        "currentColor",
                        "M17 27C19 31 24 32 29 30C34 32 39 31 41 27C42 40 37 51 29 57C21 51 16 40 17 27Z")
                + path(SKIN, "M25.5 33.5Q29 36.5 32.500 33.5Q29 34.5 25.500 33.5Z") // mouth
                + eyes(24)
                + path(GOLD, "M16 20L13 5L22 12L29 2L36 12L45 5L42 20Z") // crown
                + dot(GOLD, 13, 4.500, 2)
                + dot(GOLD, 29, 2.500, 2)
                + dot(GOLD, 45, 4.500, 2)
                + path("currentColor", "M16 16.500H42V20H16Z")
                + line(GOLD, 2.200, "M51 61V20")
                + dot(GOLD, 51, 18, 3.200);
    }

    private static String queen() {
        return path("currentColor", "M3 61C5 50 13 46 22 44L36 44C45 46 53 50 55 61Z")
                + path(
                        GOLD,
                        "M29 10C15 10 12 22 13 34C13 42 10 46 8 49C15 50 21 48 23 44H35C37 48 43 50 50 49C48 46 45 42 45 34C46 22 43 10 29 10Z")
                + path(SKIN, "M25 40H33V47L29 53L25 47Z") // neck
                + path(
                        SKIN,
                        "M20 24C20 18 24 16 29 16C34 16 38 18 38 24V31C38 38 34 43 29 43C24 43 20 38 20 31Z")
                + path(
                        GOLD,
                        "M19 26C21 18 27 17 30 19C34 17 38 20 39 26C41 17 36 12 29 12C22 12 17 17 19 26Z")
                + eyes(28)
                + path("currentColor", "M26 36Q29 38.500 32 36Q29 36.300 26 36Z")
                + path("currentColor", "M17 14C21 9 37 9 41 14L40 10C36 5 22 5 18 10Z") // diadem
                + dot("currentColor", 18, 8, 1.800)
                + dot("currentColor", 23.500, 5, 1.800)
                + dot("currentColor", 29, 4, 2.200)
                + dot("currentColor", 34.500, 5, 1.800)
                + dot("currentColor", 40, 8, 1.800)
                + path("#fffdf8", "M20 45L29 57L38 45L41 46L29 61L17 46Z")
                + line("#2f7a3d", 1.400, "M48 61V50")
                + dot("currentColor", 48, 47, 4)
                + dot(GOLD, 48, 47, 1.600);
    }

    private static String jack() {
        return path("currentColor", "M4 61C5 51 12 46 21 44L37 44C46 46 53 51 54 61Z")
                + path("#fffdf8", "M15 61L20 45H38L43 61H36L29 51L22 61Z")
                + path(GOLD, "M17 18H41V34C41 38 39 41 37 41H21C19 41 17 38 17 34Z") // hair
                + path(SKIN, "M25 38H33V48H25Z")
                + path(SKIN, "M21 20H37V31C37 38 34 42 29 42C24 42 21 38 21 31Z")
                + path(GOLD, "M21 19H37V24L33 22L29 24L25 22L21 24Z")
                + eyes(28.500)
                + line(INK, 1.100, "M26.500 36Q29 37.500 31.500 36")
                + path(
                        "currentColor",
                        "M13 20C12 9 21 6 30 7C39 6 46 11 45 20C35 16 23 16 13 20Z") // cap
                + path(GOLD, "M40 13C44 4 50 3 56 4C54 9 50 13 42 15Z") // feather
                + line("#fffdf8", 0.800, "M42 13.500L52 6")
                + path(
                        "#fffdf8",
                        "M19 45Q24 42 29 46Q34 42 39 45L36 49Q32 46 29 50Q26 46 22 49Z") // ruff
                + line(GOLD, 2, "M7 61V26")
                + path(GOLD, "M7 16L10.500 27H3.500Z");
    }

    /// The jester of a teo: a cap with three horns and bells.
    static String jester(boolean big) {
        return path("currentColor", "M5 61C6 51 13 46 21 44L37 44C45 46 52 51 53 61Z")
                + path(GOLD, "M17 45L22 55L29 46L36 55L41 45L44 61H14Z")
                + path(SKIN, "M20 22H38V31C38 38 34 43 29 43C24 43 20 38 20 31Z")
                + eyes(27.500)
                + line(INK, 1.300, "M24 34Q29 39 34 34")
                + path(
                        "currentColor",
                        "M17 24C15 12 8 9 4 15C3 5 17 3 23 12C24 6 26 3 29 1C32 3 34 6 35 12C41 3 55 5 54 15C50 9 43 12 41 24C33 20 25 20 17 24Z")
                + path(GOLD, "M17 24C25 20 33 20 41 24L41 27C33 23 25 23 17 27Z")
                + dot(GOLD, 4, 16, 2.800)
                + dot(GOLD, 54, 16, 2.800)
                + dot(GOLD, 29, 2.500, big ? 3.500 : 2.500);
    }
}
