package overtrick.tournament.session;

/// What was announced.
public record Charter(String title, Terms terms) {}
