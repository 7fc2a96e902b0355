/// Results of events: reading them from CSV, JSON and PBN score tables, and writing rankings as
/// text, JSON, PBN and HTML. `docs/results.md` describes the forms.
///
/// Each reader makes a [ResultFile] of its text, with the place of everything; [Assembly] puts
/// files together and says what cannot be.
package overtrick.formats.results;
