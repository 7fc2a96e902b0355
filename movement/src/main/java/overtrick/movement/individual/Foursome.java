package overtrick.movement.individual;

/// Two partners against two, as numbers from 1: `8&7-4&5`.
record Foursome(int north, int south, int east, int west) {

    static Foursome parse(String text) {
        var numbers = text.split("[-&]");
        return new Foursome(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2]),
                Integer.parseInt(numbers[3]));
    }

    String text() {
        return "%d&%d-%d&%d".formatted(north, south, east, west);
    }

    Foursome turned() {
        return new Foursome(
                /* north= */ east, /* south= */ west, /* east= */ north, /* west= */ south);
    }
}
