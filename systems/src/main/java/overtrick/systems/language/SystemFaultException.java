package overtrick.systems.language;

import java.util.List;
import java.util.stream.Collectors;

/// A system does not compile. The message has one line for every fault.
public final class SystemFaultException extends RuntimeException {

    private final List<SystemFault> faults;

    /// An exception with one line for each fault.
    public SystemFaultException(List<SystemFault> faults) {
        super(faults.stream().map(SystemFault::text).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /// All faults that were found, in the order of the files.
    public List<SystemFault> faults() {
        return faults;
    }
}
