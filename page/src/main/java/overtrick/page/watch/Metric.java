package overtrick.page.watch;

/// Every figure that is told: the one table of their names. What counts up ends with `_total`.
public enum Metric {
    READY("overtrick_ready", Kind.GAUGE, "1 when the club is ready, as /health/ready says."),
    BUILD("overtrick_build_info", Kind.GAUGE, "Always 1; its version is a label."),
    TABLES("overtrick_tables", Kind.GAUGE, "Tables of the club, in memory or at rest."),
    TABLES_AWAKE("overtrick_tables_awake", Kind.GAUGE, "Tables in memory."),
    MEMBERS("overtrick_members", Kind.GAUGE, "Members of the club."),
    STREAMS("overtrick_streams", Kind.GAUGE, "Open pages that follow what happens."),
    VISITORS("overtrick_visitors", Kind.GAUGE, "Visitors who have such pages open."),
    REQUESTS("overtrick_requests_total", Kind.COUNTER, "Requests, by the class of the answer."),
    ACTS("overtrick_acts_total", Kind.COUNTER, "What people did that is in the log."),
    REFUSED(
            "overtrick_acts_refused_total",
            Kind.COUNTER,
            "What people were refused, by the name of the rule."),
    LIMITED(
            "overtrick_limited_total",
            Kind.COUNTER,
            "What was asked for too often, by what it was."),
    ACT_DURABLE(
            "overtrick_act_durable_seconds",
            Kind.HISTOGRAM,
            "From the request until what it does is in the log."),
    ACT_PICTURE(
            "overtrick_act_picture_seconds",
            Kind.HISTOGRAM,
            "From the request until the open pages of all were sent what has come of it."),
    APPEND(
            "overtrick_log_append_seconds",
            Kind.HISTOGRAM,
            "An append to the log, by people and robots, until it is durable."),
    EVENTS("overtrick_log_events_total", Kind.COUNTER, "Events written since the start."),
    LOG_FAILURES("overtrick_log_failures_total", Kind.COUNTER, "Appends the store did not take."),
    LOG_WAITING("overtrick_log_waiting", Kind.GAUGE, "Appends that are not durable yet."),
    LOG_LAG("overtrick_log_lag_seconds", Kind.GAUGE, "How long the oldest of them has waited."),
    REBUILDING("overtrick_lists_rebuilding", Kind.GAUGE, "1 while lists are made anew."),
    THOUGHTS("overtrick_thoughts_total", Kind.COUNTER, "Questions that robots were asked."),
    THOUGHTS_LATE(
            "overtrick_thoughts_late_total",
            Kind.COUNTER,
            "Of them answered by the first good thing because thinking took too long."),
    THOUGHTS_AWAY(
            "overtrick_thoughts_turned_away_total",
            Kind.COUNTER,
            "Of them answered so because too many waited."),
    THOUGHTS_WAITING("overtrick_thoughts_waiting", Kind.GAUGE, "Questions that wait."),
    STORE("overtrick_store_bytes", Kind.GAUGE, "Size of the store."),
    STORE_FREE("overtrick_store_free_bytes", Kind.GAUGE, "What its disk has left."),
    COPY_AGE("overtrick_copy_age_seconds", Kind.GAUGE, "Age of the latest copy beside the store."),
    HEAP("jvm_memory_used_bytes", Kind.GAUGE, "Memory of Java in use, by area."),
    HEAP_MOST("jvm_memory_max_bytes", Kind.GAUGE, "What it may use, by area."),
    COLLECTING("jvm_gc_collection_seconds_total", Kind.COUNTER, "Time spent collecting garbage."),
    THREADS("jvm_threads_current", Kind.GAUGE, "Threads of the platform."),
    PROCESSOR("process_cpu_seconds_total", Kind.COUNTER, "Processor time used."),
    RESIDENT("process_resident_memory_bytes", Kind.GAUGE, "Memory resident (Linux)."),
    STARTED("process_start_time_seconds", Kind.GAUGE, "When the program was started.");

    /// How a figure goes.
    enum Kind {
        GAUGE,
        COUNTER,
        HISTOGRAM
    }

    private final String title;
    private final Kind kind;
    private final String help;

    Metric(String title, Kind kind, String help) {
        this.title = title;
        this.kind = kind;
        this.help = help;
    }

    /// By which it is asked for.
    public String title() {
        return title;
    }

    Kind kind() {
        return kind;
    }

    /// What it tells, as a sentence.
    public String help() {
        return help;
    }
}
