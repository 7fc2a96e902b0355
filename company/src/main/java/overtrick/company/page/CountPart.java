package overtrick.company.page;

/// How many others are here.
public record CountPart(int count) {}
