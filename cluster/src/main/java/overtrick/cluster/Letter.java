package overtrick.cluster;

/// What one program tells all others: a line of text on its way.
record Letter(String from, String topic, String text) {

    static Letter of(String sent) {
        var parts = sent.split("\n", 3);
        return new Letter(parts[0], parts[1], parts[2]);
    }

    @Override
    public String toString() {
        return from + "\n" + topic + "\n" + text;
    }
}
