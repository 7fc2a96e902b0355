package overtrick.server.brought;

import java.util.List;
import java.util.Optional;
import overtrick.dealing.script.Fault;
import overtrick.formats.DealFault;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.formats.results.ResultFile;

/// What was found in a file.
sealed interface Contents {

    /// Boards, played or only dealt.
    ///
    /// @param whole those with a whole deal
    /// @param parts those of which one hand or two are given
    /// @param faults why there is no board, where hands were given
    record Boards(
            Format format, List<PlayedBoard> whole, List<PartBoard> parts, List<DealFault> faults)
            implements Contents {
        public Boards {
            whole = List.copyOf(whole);
            parts = List.copyOf(parts);
            faults = List.copyOf(faults);
        }

        boolean isEmpty() {
            return whole.isEmpty() && parts.isEmpty();
        }
    }

    /// Results of an event.
    record Event(Format format, ResultFile file) implements Contents {}

    /// A script that deals.
    ///
    /// @param fault empty when it can be run
    record Script(String text, Optional<Fault> fault) implements Contents {}

    /// Something of which is known what it is, and that is opened nowhere here.
    record Other(Kind kind) implements Contents {}

    /// What is opened nowhere here.
    enum Kind {
        EMPTY,
        PDF,
        ARCHIVE,
        PICTURE,
        WORKBOOK,
        /// A bidding system: a `.bid` file, BML, or one of another program.
        SYSTEM,
        /// The address of a page, without any board in it.
        ADDRESS,
        UNKNOWN
    }
}
