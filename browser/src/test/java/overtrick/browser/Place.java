package overtrick.browser;

/// Where a club is reached.
interface Place {

    /// @param path such as `/events`
    String address(String path);
}
