package overtrick.tournament.event.session;

/// What was announced.
public record Charter(String title, Terms terms) {}
