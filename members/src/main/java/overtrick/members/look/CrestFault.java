package overtrick.members.look;

/// Why a picture cannot be the crest of a club.
public enum CrestFault {
    /// Neither SVG nor PNG.
    NEITHER,
    TOO_LARGE,
    /// Higher or wider than is shown anywhere, or flat.
    ODD_SIZE,
    /// Not what its beginning promises.
    BROKEN,
    /// It holds something that a picture does not need: a script, a link, a picture from elsewhere.
    MORE_THAN_A_PICTURE
}
